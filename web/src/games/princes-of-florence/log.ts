/** How the log of The Princes of Florence falls into turns: an auction is one entry, told by who bought. */

import type { LogStyle } from "../../lib/log";

export const log: LogStyle = {
  headings: ["game-begun", "professions-kept", "round-begun", "character-taken", "best-work", "game-ended"],
  contests: [
    { opens: ["auction-opened"], goesOn: ["bid-raised", "bid-passed"], ends: ["item-bought", "item-free"] },
    { opens: ["character-chosen"], goesOn: ["character-chosen", "character-passed"], ends: [] },
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
