/** What every part of Il Principe's board looks at. */

import type { Player } from "../../lib/board";
import type { Choosing } from "../../lib/choosing.svelte";
import type { Family } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { News } from "./news";
import type { PrincipeView } from "./view";

export interface Scene {
  view: PrincipeView;
  /** What the move looked at would lead to. */
  then: PrincipeView | null;
  seat: number | null;
  players: Player[];
  words: Words;
  choosing: Choosing;
  news: News;
}

export const nameOf = (scene: Pick<Scene, "players">, seat: number): string => scene.players[seat]?.name ?? "";

export const familyOf = (scene: Pick<Scene, "players">, seat: number): Family =>
  scene.players[seat]?.family ?? "medici";

/** The colours of the buildings, in the game's order. */
export const coloursOf = (view: Pick<PrincipeView, "unsold">): string[] => Object.keys(view.unsold);
