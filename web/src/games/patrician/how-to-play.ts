/** An emblem for each sentence of the game in 60 seconds: a card, a tower, the next card, a full city, portraits, the end. */

import type { Blazon } from "../../art/blazons";

export const EMBLEMS: readonly Blazon[] = [
  { field: "azure", charges: [{ charge: "lily", tincture: "or", size: 0.66 }] },
  { field: "gules", charges: [{ charge: "tower", tincture: "argent", size: 0.66 }] },
  { field: "vert", charges: [{ charge: "wheel", tincture: "or", size: 0.66 }] },
  { field: "gules", charges: [{ charge: "star", tincture: "or", size: 0.66 }] },
  { field: "sable", charges: [{ charge: "roundel", tincture: "or", size: 0.66 }] },
  { field: "azure", charges: [{ charge: "sun", tincture: "or", size: 0.66 }] },
];
