/** What every part of Bottega's board looks at. */

import type { EventFacts } from "../../lib/protocol";
import type { Scene as SceneOf } from "../../lib/scene";
import type { BottegaView } from "./view";

export { familyOf, nameOf, sceneOf, who } from "../../lib/scene";

/** The commissions that were turned up or taken since the reader's last move. */
export type News = ReadonlySet<string>;

export type Scene = SceneOf<BottegaView, News>;

export const newsOf = (events: readonly EventFacts[]): News =>
  new Set(events.flatMap(({ data }) => (typeof data.commission === "string" ? [data.commission] : [])));
