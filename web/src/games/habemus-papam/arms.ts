/** The arms of the factions, and of those who have none: simplified after those they bore in 1655. */

import type { Blazon } from "../../art/blazons";

export const FACTION_ARMS: Readonly<Record<string, Blazon>> = {
  france: { field: "azure", charges: [{ charge: "lily", tincture: "or", size: 0.82 }] },
  /** The castles of Castile, in their quarters. */
  spain: {
    field: "gules",
    division: ["quarterly", "argent"],
    charges: [
      { charge: "tower", tincture: "or", at: [28, 32], size: 0.36 },
      { charge: "tower", tincture: "or", at: [70, 78], size: 0.36 },
    ],
  },
  /** The dove of the Pamphilj. */
  innocent: {
    field: "gules",
    division: ["chief", "azure"],
    charges: [{ charge: "dove", tincture: "argent", at: [50, 68], size: 0.62 }],
  },
  /** The field of the Barberini, on which their bees are drawn. */
  urban: { field: "azure" },
};

/** A bee in a square of 100, its middle at 0,0. */
export const BEE =
  "M0-44C7-44 11-39 10-33L4-28C22-42 44-36 46-22C47-12 30-6 10-10C15 4 12 30 0 46C-12 30-15 4-10-10C-30-6-47-12-46-22C-44-36-22-42-4-28L-10-33" +
  "C-11-39-7-44 0-44zM-10 6H10V12H-10zM-8 20H8V26H-8z";

/** Where the bees of the Barberini stand on a shield of 100 by 116. */
export const BEES = [
  [29, 36],
  [71, 36],
  [50, 78],
] as const;
