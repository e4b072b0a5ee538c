/** How 1655's log falls into turns: what is turned up, the bids, and each who takes a card. */

import type { LogStyle } from "../../lib/log";

export const log: LogStyle = {
  rounds: ["round-begun", "black-smoke", "white-smoke", "game-ended"],
  headings: ["game-begun", "votes-counted"],
  quiet: ["no-action", "swap-declined"],
  contests: [{ opens: ["bid-revealed"], bids: ["bid-revealed"], ends: ["ranked"] }],
  telling: ["card-taken", "bribed", "swapped", "excluded", "died", "named-camerlengo"],
};
