/** How the log of The Princes of Florence falls into turns: an auction is one entry, told by who bought. */

import type { LogStyle } from "../../lib/log";

export const log: LogStyle = {
  rounds: ["professions-kept", "round-begun", "game-ended"],
  headings: ["game-begun", "character-taken", "best-work"],
  contests: [
    { opens: ["auction-opened"], bids: ["bid-raised"], passes: ["bid-passed"], ends: ["item-bought", "item-free"] },
    { opens: ["character-chosen"], bids: ["character-chosen"], passes: ["character-passed"], ends: [] },
  ],
  telling: [
    "item-bought",
    "tile-placed",
    "card-kept",
    "work-made",
    "work-paid",
    "freedom-taken",
    "recruited",
    "joint-built",
    "partner-paid",
  ],
};
