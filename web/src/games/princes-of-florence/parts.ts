/** The Princes of Florence's own parts of the page. */

import type { BoardProps, GameParts } from "../../lib/board";
import type { MoveFacts } from "../../lib/protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { costsPoints } from "./hand";
import { log } from "./log";
import type { PrincesView } from "./view";

/** What is neither on the board nor in the hand. */
const LOOSE = ["end", "later"];

/** What one does who wants nothing of all this. */
const QUIET = ["later"];

type Seen = Pick<BoardProps<PrincesView>, "view">;

/** To end a turn early, or to put something off. */
const isQuiet = (move: MoveFacts, { view }: Seen): boolean =>
  QUIET.includes(String(move.data.do)) || (move.data.do === "end" && view.action.actions_left > 0);

/** What gives something away: actions unused, no item or no character this round, the professor for nothing. */
function isCostly(move: MoveFacts, { view }: Seen): boolean {
  const deed = String(move.data.do);
  if (deed === "end") return view.action.actions_left > 0;
  if (deed === "pass") return view.phase === "character";
  return deed === "give-up" || (deed === "decline" && view.phase === "professor");
}

/** PF-71: what florins do not cover is paid in points, with the payment and without a further question. */
function hint({ view, words, choosing }: BoardProps<PrincesView>): string | null {
  const { refusals } = view.action;
  if (view.phase === "act" && view.turn === view.you?.seat && refusals > 0)
    return words.say("offer-refusals", { count: refusals });
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
  isQuiet,
  isCostly,
  isShown: (move) => !LOOSE.includes(String(move.data.do)),
};
