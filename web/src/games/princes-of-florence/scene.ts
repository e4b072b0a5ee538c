/** What every part of The Princes of Florence's board looks at. */

import type { Player } from "../../lib/board";
import type { Choosing } from "../../lib/choosing.svelte";
import type { EventFacts, Family } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { PlayerView, PrincesView } from "./view";

export interface Scene {
  view: PrincesView;
  /** What the move looked at would lead to. */
  then: PrincesView | null;
  seat: number | null;
  players: Player[];
  words: Words;
  choosing: Choosing;
  /** What has happened since the reader's last move. */
  news: EventFacts[];
}

export const nameOf = (scene: Pick<Scene, "players">, seat: number): string => scene.players[seat]?.name ?? "";

export const familyOf = (scene: Pick<Scene, "players">, seat: number): Family =>
  scene.players[seat]?.family ?? "medici";

/** What lies open before the reader, or before nobody. */
export const ownPlayer = (scene: Pick<Scene, "view" | "seat">): PlayerView | null =>
  scene.view.players.find((player) => player.seat === scene.seat) ?? null;
