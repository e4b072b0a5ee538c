/** Patrician's own parts of the page. */

import type { GameParts } from "../../lib/board";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { log } from "./log";
import type { PatricianView } from "./view";

/** All but passing is tapped on the board or in the hand. */
export const parts: GameParts<PatricianView> = {
  Board,
  Hand,
  SeatFacts,
  Ending,
  log,
  isShown: (move) => move.data.do !== "pass",
};
