/** The Princes of Florence's own parts of the page. */

import type { GameParts } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";

/** What is neither on the board nor in the hand. */
const LOOSE = ["end", "later"];

export const parts: GameParts = {
  Board,
  Hand,
  SeatFacts,
  score: "prestige",
  isShown: (move) => !LOOSE.includes(String(move.data.do)),
};
