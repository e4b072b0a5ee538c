/** What every part of a game's board looks at. */

import type { BoardProps, Player } from "./board";
import type { Choosing } from "./choosing.svelte";
import type { Family } from "./protocol";
import type { Words } from "./words";

export interface Scene<Shown, News> {
  view: Shown;
  /** What the move looked at would lead to. */
  then: Shown | null;
  seat: number | null;
  players: Player[];
  words: Words;
  choosing: Choosing;
  /** What has happened since the reader's last move, as the game marks it. */
  news: News;
}

/** A scene of what a part is given, with the news read by the game. */
export function sceneOf<Shown, News>(props: BoardProps<Shown>, news: News): Scene<Shown, News> {
  const { view, seat, players, words, choosing } = props;
  return { view, then: choosing.preview?.view ?? null, seat, players, words, choosing, news };
}

interface Seated {
  players: readonly Player[];
}

export const nameOf = ({ players }: Seated, seat: number): string => players[seat]?.name ?? "";

export const familyOf = ({ players }: Seated, seat: number): Family => players[seat]?.family ?? "medici";

/** How a sentence speaks of a player. */
export const who = (scene: { seat: number | null }, seat: number): "you" | "other" =>
  seat === scene.seat ? "you" : "other";
