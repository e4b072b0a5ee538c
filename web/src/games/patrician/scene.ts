/** What every part of Patrician's board looks at. */

import type { Scene as SceneOf } from "../../lib/scene";
import type { News } from "./news";
import type { CityView, PatricianView } from "./view";

export { familyOf, nameOf, sceneOf, who } from "../../lib/scene";

export type Scene = SceneOf<PatricianView, News>;

/** A city as it would be after the move looked at. */
export const cityThen = (scene: Scene, name: string): CityView | undefined =>
  scene.then?.cities.find((city) => city.name === name);
