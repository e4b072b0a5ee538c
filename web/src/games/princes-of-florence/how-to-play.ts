/** An emblem for each sentence of the game in 60 seconds: a principality, an auction, actions, a work, its value, prestige. */

import type { Blazon } from "../../art/blazons";

export const EMBLEMS: readonly Blazon[] = [
  { field: "gules", charges: [{ charge: "palazzo", tincture: "or", size: 0.66 }] },
  { field: "vert", charges: [{ charge: "coin", tincture: "or", size: 0.66 }] },
  { field: "azure", charges: [{ charge: "wheel", tincture: "or", size: 0.66 }] },
  { field: "gules", charges: [{ charge: "lily", tincture: "argent", size: 0.66 }] },
  { field: "sable", charges: [{ charge: "star", tincture: "or", size: 0.66 }] },
  { field: "azure", charges: [{ charge: "sun", tincture: "or", size: 0.66 }] },
];
