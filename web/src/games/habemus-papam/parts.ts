/** The parts of the page that are 1655's own. */

import type { GameParts } from "../../lib/board";
import type { MoveFacts } from "../../lib/protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { log } from "./log";
import type { PapamView } from "./view";

const doesOf = (move: MoveFacts): unknown => move.data.do;
const held = ({ you }: PapamView): number => Object.values(you?.actions ?? {}).reduce((sum, count) => sum + count, 0);

/** All but playing no card, and exchanging nobody, is tapped on the board or in the hand. */
export const parts: GameParts<PapamView> = {
  Board,
  Hand,
  SeatFacts,
  Ending,
  log,
  score: "votes",
  isShown: (move) => doesOf(move) !== "pass",
  isQuiet: (move) => doesOf(move) === "pass",
  /** To exchange nobody uses the card up; an action card kept in the last round is lost. */
  isCostly: (move, { view }) =>
    doesOf(move) === "pass" &&
    (view.phase === "swap" || (view.phase === "action" && view.last_round && held(view) > 0)),
};
