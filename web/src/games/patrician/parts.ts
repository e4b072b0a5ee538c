/** Patrician's own parts of the page. */

import type { GameParts } from "../../lib/board";
import type { MoveFacts } from "../../lib/protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { log } from "./log";
import type { PatricianView } from "./view";

const isPass = (move: MoveFacts): boolean => move.data.do === "pass";

/** All but passing is tapped on the board or in the hand. A move that is not used is lost; a messenger is kept. */
export const parts: GameParts<PatricianView> = {
  Board,
  Hand,
  SeatFacts,
  Ending,
  log,
  isShown: (move) => !isPass(move),
  isQuiet: isPass,
  isCostly: (move, { view }) => isPass(move) && view.phase === "move",
};
