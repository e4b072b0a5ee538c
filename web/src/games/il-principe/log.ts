/** How Il Principe's log falls into turns: an auction is one entry, told by who won it. */

import type { LogStyle } from "../../lib/log";

export const log: LogStyle = {
  headings: ["game-begun", "round-begun", "last-round-begun", "role-taken", "game-ended"],
  contests: [
    {
      opens: ["auction-opened", "role-auction-opened"],
      goesOn: ["bid-made", "bid-passed"],
      ends: ["group-won", "group-unsold", "role-won", "role-left"],
    },
  ],
  telling: ["city-built", "cards-laid"],
};
