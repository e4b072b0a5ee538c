/** What every part of 1655's table looks at. */

import type { Player } from "../../lib/board";
import type { Choosing } from "../../lib/choosing.svelte";
import type { Family } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { News } from "./news";
import type { PapamView } from "./view";

export interface Scene {
  view: PapamView;
  /** What the move looked at would lead to. */
  then: PapamView | null;
  seat: number | null;
  players: Player[];
  words: Words;
  choosing: Choosing;
  news: News;
}

export const nameOf = (scene: Pick<Scene, "players">, seat: number): string => scene.players[seat]?.name ?? "";

export const familyOf = (scene: Pick<Scene, "players">, seat: number): Family =>
  scene.players[seat]?.family ?? "medici";

/** The gems, the best first. */
export const gemsOf = (view: Pick<PapamView, "bank">): string[] => Object.keys(view.bank);
