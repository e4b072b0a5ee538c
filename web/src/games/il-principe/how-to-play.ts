/** An emblem for each sentence of the game in 60 seconds: cards, an auction, a city, a role, its pay, the end. */

import type { Blazon } from "../../art/blazons";

export const EMBLEMS: readonly Blazon[] = [
  { field: "vert", charges: [{ charge: "lozenge", tincture: "or", size: 0.66 }] },
  { field: "gules", charges: [{ charge: "coin", tincture: "or", size: 0.66 }] },
  { field: "azure", charges: [{ charge: "palazzo", tincture: "argent", size: 0.66 }] },
  { field: "sable", charges: [{ charge: "eagle", tincture: "or", size: 0.66 }] },
  { field: "vert", charges: [{ charge: "coin", tincture: "or", size: 0.66 }] },
  { field: "gules", charges: [{ charge: "sun", tincture: "or", size: 0.66 }] },
];
