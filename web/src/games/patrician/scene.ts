/** What every part of Patrician's board looks at. */

import type { Player } from "../../lib/board";
import type { Choosing } from "../../lib/choosing.svelte";
import type { Family } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { News } from "./news";
import type { CityView, PatricianView } from "./view";

export interface Scene {
  view: PatricianView;
  /** What the move looked at would lead to. */
  then: PatricianView | null;
  seat: number | null;
  players: Player[];
  words: Words;
  choosing: Choosing;
  news: News;
}

export const nameOf = (scene: Pick<Scene, "players">, seat: number): string => scene.players[seat]?.name ?? "";

export const familyOf = (scene: Pick<Scene, "players">, seat: number): Family =>
  scene.players[seat]?.family ?? "medici";

/** A city as it would be after the move looked at. */
export const cityThen = (scene: Scene, name: string): CityView | undefined =>
  scene.then?.cities.find((city) => city.name === name);
