/** What a game's own parts of the page are given, and how they are found. */

import type { Component } from "svelte";

import type { Choosing } from "./choosing.svelte";
import type { LogStyle } from "./log";
import type { EventFacts, Family, MoveFacts, View } from "./protocol";
import type { Words } from "./words";

export interface Player {
  seat: number;
  name: string;
  family: Family;
}

/** What the parts of a game look at that is shown as `Shown`. */
export interface BoardProps<Shown = View> {
  /** The game's view, with the reader's own part of it. */
  view: Shown;
  /** What each seat holds, where all cards are open; empty at a running table. */
  owns: Record<number, Partial<Shown>>;
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  players: Player[];
  words: Words;
  choosing: Choosing<Shown>;
  /** What has happened since the reader's last move. */
  news: EventFacts[];
}

/** What lies open before one player. */
export interface PlayerProps<Shown = View> extends BoardProps<Shown> {
  player: number;
}

/** The picture of a game's end. */
export interface EndingProps {
  /** Who has won. */
  family: Family;
  /** Whether nothing in it moves. */
  isStill: boolean;
}

export interface GameParts<Shown = View> {
  Board: Component<BoardProps<Shown>>;
  /** What the reader holds, in the dock. */
  Hand?: Component<BoardProps<Shown>>;
  /** What lies open before a player, among the seats. */
  SeatFacts?: Component<PlayerProps<Shown>>;
  /** The picture of its end, with the winner's arms; without one it is a wreath of laurel. */
  Ending?: Component<EndingProps>;
  /** How its log falls into turns, where that is not by seats alone. */
  log?: LogStyle;
  /** Which of a player's facts is the score, if it is not `points`. */
  score?: string;
  /** What the reader should know of the question they are asked; null if there is nothing. */
  hint?: (props: BoardProps<Shown>) => string | null;
  /** Whether a move is tapped on the board or in the hand; all others are buttons of the dock. */
  isShown: (move: MoveFacts) => boolean;
  /** Whether such a button is not what one usually wants: to pass, to end a turn early. */
  isQuiet?: (move: MoveFacts, props: BoardProps<Shown>) => boolean;
  /** Whether such a move gives something away, so that it is asked for twice even if it can be taken back. */
  isCostly?: (move: MoveFacts, props: BoardProps<Shown>) => boolean;
  /** Whether others would learn what they may not know if the only choice there is were made at once. */
  isForcedSecret?: (props: BoardProps<Shown>) => boolean;
}

/** The house knows of no game what its view is: what the server sends for a game is what its parts are made for. */
const PARTS = import.meta.glob<{ parts: GameParts }>("../games/*/parts.ts");

/** A game's own parts, fetched when its table is opened; null for a game that is shown in words. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const found = await PARTS[`../games/${game}/parts.ts`]?.();
  return found?.parts ?? null;
}
