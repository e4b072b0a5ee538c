/** How Patrician's log falls into turns: a turn is told by what it builds, and by who wins a tower. */

import type { LogStyle } from "../../lib/log";

export const log: LogStyle = {
  rounds: ["game-ended"],
  headings: ["game-begun", "portraits-scored", "penalty-taken"],
  telling: ["floor-built", "floor-moved", "tile-won", "tokens-won", "ambassador-won", "messenger-sent"],
};
