/** Il Principe's own parts of the page. */

import type { BoardProps, GameParts } from "../../lib/board";
import { offersTo } from "../../lib/offers";
import type { MoveFacts } from "../../lib/protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { log } from "./log";
import type { PrincipeView } from "./view";

/** IP-24: a winner who can only pass is asked even so, for being passed over would show their hand. */
const hint = ({ view, words, choosing }: BoardProps<PrincipeView>): string | null =>
  view.phase === "extra" && choosing.offers.length === 1 ? words.say("board-only-pass") : null;

/** To pass while a city can be built or a card be turned up for nothing. */
const isCostly = (move: MoveFacts, { view, choosing }: BoardProps<PrincipeView>): boolean =>
  move.data.do === "pass" &&
  (view.phase === "turn-up" || (view.phase === "turn" && offersTo(choosing.offers, "build").length > 0));

/** All but passing is tapped on the board or in the hand. */
export const parts: GameParts<PrincipeView> = {
  Board,
  Hand,
  SeatFacts,
  Ending,
  log,
  hint,
  isShown: (move) => move.data.do !== "pass",
  isQuiet: (move) => move.data.do === "pass",
  isCostly,
  // Coins and hands are hidden: who cannot bid or build, or has cards all alike, is asked even so (IP-12, IP-24).
  isForcedSecret: ({ view }) => ["reserve", "bid", "extra"].includes(view.phase),
};
