/** What a page must know to call a game's module; `core/wasm.py` writes it. */

import type { Choice } from "../protocol.ts";

type Column =
  | "NODES_USED"
  | "EDGES_USED"
  | "FIRST_EDGE"
  | "EDGE_COUNT"
  | "NODE_COLUMNS"
  | "ACTION"
  | "VISITS"
  | "TOTAL"
  | "EDGE_COLUMNS";

/** What a page must know of a game's network. */
export interface NetworkFacts {
  /** The network's file; its name changes with it. */
  file: string;
  sizes: number;
  biases: number;
  weights: number;
  widest: number;
  facts: number;
  hopes: number;
  /** With so many players and these choices it learned. */
  settings: { seats: number; options: Record<string, Choice> }[];
  /** Whether a search that it guides is stronger than one without. */
  guides: boolean;
  /** How such a search looks ahead. */
  style: number[];
}

export interface RulesFacts {
  game: string;
  /** Changes with the rules: a state fits a module that has the same. */
  rules: string;
  /** The module's file. */
  module: string;
  sizes: { ACTIONS: number; FEATURES: number; SEATS: number; LEVELS: number; GENERATOR: number };
  /** How long a state is, and where in it two of its fields are. */
  state: { bytes: number; seats: number; generator: number };
  /** A game with its usual options before it is set up, by the number of seats. */
  blanks: Record<string, string>;
  /** How many 64-bit numbers each argument of a function is. */
  entries: Record<string, number[]>;
  network: NetworkFacts | null;
  search: {
    settings: number[];
    nodes: number;
    edges: number;
    deepest: number;
    seats: number;
    rows: number;
    counters: number;
    certain: number;
    columns: Record<Column, number>;
  };
}

/** A state as it travels. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The lowest of the seats to act, which are bits of a number; null when it is over. */
export const lowestSeat = (waiting: number): number | null =>
  waiting === 0 ? null : 31 - Math.clz32(waiting & -waiting);
