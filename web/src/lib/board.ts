/** What a game's own parts of the page are given, and how they are found. */

import type { Component } from "svelte";

import type { Choosing } from "./choosing.svelte";
import type { EventFacts, Family, MoveFacts, View } from "./protocol";
import type { Words } from "./words";

export interface Player {
  seat: number;
  name: string;
  family: Family;
}

export interface BoardProps<Shown = View, Own = View> {
  /** The game's view, with the reader's own part of it. */
  view: Shown;
  /** What each seat holds, where all cards are open; empty at a running table. */
  owns: Record<number, Own>;
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  players: Player[];
  words: Words;
  choosing: Choosing;
  /** What has happened since the reader's last move. */
  news: EventFacts[];
}

/** What lies open before one player. */
export interface PlayerProps<Shown = View> extends BoardProps<Shown> {
  player: number;
}

export interface GameParts {
  Board: Component<BoardProps>;
  /** What the reader holds, in the dock. */
  Hand?: Component<BoardProps>;
  /** What lies open before a player, among the seats. */
  SeatFacts?: Component<PlayerProps>;
  /** Which of a player's facts is the score, if it is not `points`. */
  score?: string;
  /** What the reader should know of the question they are asked; null if there is nothing. */
  hint?: (props: BoardProps) => string | null;
  /** Whether a move is tapped on the board or in the hand; all others are buttons of the dock. */
  isShown: (move: MoveFacts) => boolean;
}

const PARTS = import.meta.glob<{ parts: GameParts }>("../games/*/parts.ts");

/** A game's own parts, fetched when its table is opened; null for a game that is shown in words. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const found = await PARTS[`../games/${game}/parts.ts`]?.();
  return found?.parts ?? null;
}
