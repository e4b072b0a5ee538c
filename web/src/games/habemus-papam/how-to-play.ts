/** An emblem for each sentence of the game in 60 seconds: a conclave, gems, votes, intrigue, the Camerlengo's key, a secret order, white smoke. */

import type { Blazon } from "../../art/blazons";

export const EMBLEMS: readonly Blazon[] = [
  { field: "gules", charges: [{ charge: "tiara", tincture: "or", size: 0.66 }] },
  { field: "azure", charges: [{ charge: "lozenge", tincture: "argent", size: 0.66 }] },
  { field: "gules", charges: [{ charge: "cross", tincture: "argent", size: 0.66 }] },
  { field: "vert", charges: [{ charge: "serpent", tincture: "argent", size: 0.66 }] },
  { field: "azure", charges: [{ charge: "key", tincture: "or", size: 0.66 }] },
  { field: "sable", charges: [{ charge: "eagle", tincture: "argent", size: 0.66 }] },
  { field: "azure", charges: [{ charge: "dove", tincture: "argent", size: 0.66 }] },
];
