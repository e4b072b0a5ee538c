/** The server's messages and bodies (docs/protocol.md), and the names the page gives to parts of them. */

import type { Door, OptionFacts, SeatFacts, TableFacts } from "./generated/protocol";

export type * from "./generated/protocol";
export type Family = SeatFacts["family"];
export type Admission = TableFacts["admission"];
export type Standing = Door["standing"];
export type Choice = OptionFacts["default"];
/** A game's view as the page holds it: its own type is known to the game's board only. */
export type View = Record<string, unknown>;

export const FAMILIES: readonly Family[] = ["medici", "visconti", "carraresi", "este", "gonzaga"];
