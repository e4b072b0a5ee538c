/** How Il Principe's log falls into turns: an auction is one entry, told by who won it. */

import type { LogStyle } from "../../lib/log";

export const log: LogStyle = {
  rounds: ["round-begun", "last-round-begun", "game-ended"],
  headings: ["game-begun", "role-taken"],
  contests: [
    {
      opens: ["auction-opened", "role-auction-opened"],
      bids: ["bid-made"],
      passes: ["bid-passed"],
      ends: ["group-won", "group-unsold", "role-won", "role-left"],
    },
  ],
  telling: ["city-built", "cards-laid"],
};
