/** Arms in data: a field, how it is divided, what lies across it and what stands on it. */

import type { Family } from "../lib/protocol";
import type { Charge } from "./charges";

export type Tincture = "or" | "argent" | "gules" | "azure" | "vert" | "sable" | Family;
/** How a second tincture shares the field. */
export type Division = "fess" | "pale" | "bend" | "quarterly" | "saltire" | "chequy" | "barry" | "paly" | "chief";
/** A band across the whole shield. */
export type Ordinary = "cross" | "bend" | "fess" | "pale" | "chevron" | "saltire";

export interface Placed {
  charge: Charge;
  tincture: Tincture;
  /** The middle of the charge on a shield 100 wide and 116 high, and how large it is drawn (1 fills the shield). */
  at?: readonly [number, number];
  size?: number;
  turn?: number;
}

export interface Blazon {
  field: Tincture;
  division?: readonly [Division, Tincture];
  ordinary?: readonly [Ordinary, Tincture];
  charges?: readonly Placed[];
}

const roundels = [
  [50, 22],
  [24, 36],
  [76, 36],
  [24, 66],
  [76, 66],
  [50, 88],
] as const;

/** The families bear their own colour; the charge is the one they were known by. */
export const FAMILY_ARMS: Record<Family, Blazon> = {
  medici: {
    field: "medici",
    charges: roundels.map((at) => ({ charge: "roundel", tincture: "or", at, size: 0.22 })),
  },
  visconti: { field: "visconti", charges: [{ charge: "serpent", tincture: "argent", size: 0.84 }] },
  carraresi: { field: "carraresi", charges: [{ charge: "wheel", tincture: "argent", size: 0.66 }] },
  este: { field: "este", charges: [{ charge: "eagle", tincture: "sable", size: 0.8 }] },
  gonzaga: { field: "gonzaga", division: ["barry", "sable"] },
};

/** The house's own mark: the palace of the Signoria. */
export const HOUSE_ARMS: Blazon = {
  field: "gules",
  charges: [{ charge: "palazzo", tincture: "or", at: [50, 58], size: 0.62 }],
};
