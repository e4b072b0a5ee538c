/** What the cards that are no people show: a cartouche, its field, and the sign on it; each in the colour of that name. */

export interface Emblem {
  field: string;
  sign: string;
  /** The border and its ornaments. */
  frame: string;
}

const ACTION = { field: "faction", frame: "argent" } as const;

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  mazarin: { field: "gules", sign: "or", frame: "or" },
  louis: { field: "azure", sign: "or", frame: "or" },
  felipe: { field: "argent", sign: "gules", frame: "or" },
  squadrone: { field: "vert", sign: "argent", frame: "argent" },
  death: { field: "sable", sign: "argent", frame: "argent" },
  camerlengo: { field: "or", sign: "sable", frame: "gules" },
  gold: { ...ACTION, sign: "or" },
  second: { ...ACTION, sign: "argent" },
  twice: { ...ACTION, sign: "argent" },
  rubies: { ...ACTION, sign: "gules", field: "argent", frame: "gules" },
  bribe: { ...ACTION, sign: "or", frame: "or" },
  swap: { ...ACTION, sign: "argent" },
};

/** The sign of a card that has no emblem of its own. */
export const PLAIN: Emblem = { field: "argent", sign: "sable", frame: "argent" };
