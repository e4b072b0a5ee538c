/** What every part of The Princes of Florence's board looks at. */

import type { EventFacts } from "../../lib/protocol";
import type { Scene as SceneOf } from "../../lib/scene";
import type { PlayerView, PrincesView } from "./view";

export { familyOf, nameOf, sceneOf, who } from "../../lib/scene";

export type Scene = SceneOf<PrincesView, EventFacts[]>;

/** What lies open before the reader, or before nobody. */
export const ownPlayer = (scene: Pick<Scene, "view" | "seat">): PlayerView | null =>
  scene.view.players.find((player) => player.seat === scene.seat) ?? null;
