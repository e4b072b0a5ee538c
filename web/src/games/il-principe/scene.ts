/** What every part of Il Principe's board looks at. */

import type { Scene as SceneOf } from "../../lib/scene";
import type { News } from "./news";
import type { PrincipeView } from "./view";

export { familyOf, nameOf, sceneOf, who } from "../../lib/scene";

export type Scene = SceneOf<PrincipeView, News>;

/** The colours of the buildings, in the game's order. */
export const coloursOf = (view: Pick<PrincipeView, "unsold">): string[] => Object.keys(view.unsold);
