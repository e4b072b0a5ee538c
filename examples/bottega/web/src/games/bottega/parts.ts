/** Bottega's own parts of the page. */

import type { GameParts } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import type { BottegaView } from "./view";

/** All but passing is tapped on the board or in the hand. */
export const parts: GameParts<BottegaView> = {
  Board,
  Hand,
  SeatFacts,
  isShown: (move) => move.data.do !== "pass",
  isQuiet: (move) => move.data.do === "pass",
};
