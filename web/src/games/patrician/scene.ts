/** What every part of Patrician's board looks at. */

import type { Scene as SceneOf } from "../../lib/scene";
import type { Shape } from "./measures";
import type { News } from "./news";
import type { CityView, PatricianView } from "./view";

export { familyOf, nameOf, sceneOf, who } from "../../lib/scene";

export interface Scene extends SceneOf<PatricianView, News> {
  shape: Shape;
}

/** A city as it would be after the move looked at. */
export const cityThen = (scene: Scene, name: string): CityView | undefined =>
  scene.then?.cities.find((city) => city.name === name);
