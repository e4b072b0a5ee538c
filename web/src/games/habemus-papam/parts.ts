/** The parts of the page that are 1655's own. */

import type { GameParts } from "../../lib/board";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { log } from "./log";
import type { PapamView } from "./view";

/** All but playing no card, and exchanging nobody, is tapped on the board or in the hand. */
export const parts: GameParts<PapamView> = {
  Board,
  Hand,
  SeatFacts,
  Ending,
  log,
  isShown: (move) => move.data.do !== "pass",
};
