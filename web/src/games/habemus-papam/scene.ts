/** What every part of 1655's table looks at. */

import type { Scene as SceneOf } from "../../lib/scene";
import type { News } from "./news";
import type { PapamView } from "./view";

export { familyOf, nameOf, sceneOf } from "../../lib/scene";

export type Scene = SceneOf<PapamView, News>;

/** The gems, the best first. */
export const gemsOf = (view: Pick<PapamView, "bank">): string[] => Object.keys(view.bank);
