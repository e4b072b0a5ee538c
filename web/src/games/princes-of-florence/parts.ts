/** The Princes of Florence's own parts of the page. */

import type { BoardProps, GameParts } from "../../lib/board";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { costsPoints } from "./hand";
import { log } from "./log";
import type { PrincesView } from "./view";

/** What is neither on the board nor in the hand. */
const LOOSE = ["end", "later"];

/** PF-71: what florins do not cover is paid in points, with the payment and without a further question. */
function hint({ view, words, choosing }: BoardProps<PrincesView>): string | null {
  const florins = view.you?.florins;
  if (florins === undefined || !costsPoints(choosing.offers, florins)) return null;
  return words.say("hand-points-pay", { florins: String(florins) });
}

export const parts: GameParts<PrincesView> = {
  Board,
  Hand,
  SeatFacts,
  Ending,
  log,
  score: "prestige",
  hint,
  isShown: (move) => !LOOSE.includes(String(move.data.do)),
};
