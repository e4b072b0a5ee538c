/** The arms of Patrician's cities, simplified after those they bear. */

import type { Blazon } from "../../art/blazons";

/** A row of lozenges stands for the letters of Roma's inscription. */
const INSCRIPTION = [
  [42, 52],
  [56, 64],
  [69, 76],
] as const;

export const CITY_ARMS: Record<string, Blazon> = {
  bologna: {
    field: "azure",
    ordinary: ["bend", "or"],
    charges: [{ charge: "lily", tincture: "or", at: [72, 30], size: 0.34 }],
  },
  ferrara: { field: "azure", charges: [{ charge: "eagle", tincture: "argent", size: 0.84 }] },
  firenze: { field: "argent", charges: [{ charge: "lily", tincture: "gules", size: 0.82 }] },
  lucca: { field: "argent", division: ["fess", "gules"] },
  milano: { field: "argent", ordinary: ["cross", "gules"] },
  parma: { field: "or", ordinary: ["cross", "azure"] },
  pistoia: { field: "argent", division: ["chequy", "gules"] },
  roma: {
    field: "gules",
    charges: [
      { charge: "cross", tincture: "or", at: [30, 30], size: 0.3 },
      ...INSCRIPTION.map((at) => ({ charge: "lozenge" as const, tincture: "or" as const, at, size: 0.2 })),
    ],
  },
  siena: { field: "argent", division: ["fess", "sable"] },
  verona: { field: "azure", ordinary: ["cross", "or"] },
};
