/** What the reader puts together in the hand before it is a move: cards for the reserve, an amount, a number of cards. */

import type { Offer } from "../../lib/choosing.svelte";
import { inOrder, numbersIn, offersTo } from "../../lib/offers";

/**
 * What is chosen after a tap on a colour: one more card of it, while hand and tray have room for it; else its cards go back.
 * In a full tray the card chosen first makes room.
 */
export function afterTap(chosen: readonly string[], colour: string, held: number, wanted: number): string[] {
  const others = chosen.filter((one) => one !== colour);
  const count = chosen.length - others.length;
  if (count < held && chosen.length < wanted) return [...chosen, colour];
  if (count > 0) return others;
  return held > 0 ? [...chosen.slice(1), colour] : [...chosen];
}

/** The move that lays these cards into the reserve. */
export function reserveText(chosen: readonly string[], colours: readonly string[]): string {
  return ["reserve", ...inOrder(chosen, colours)].join(" ");
}

/** Every amount that may be bid, the lowest first. */
export const bidsAmong = (offers: readonly Offer[]): number[] => numbersIn(offersTo(offers, "bid"), "coins");

/** How many cards of a colour may be laid, the fewest first. */
export const laysOf = (offers: readonly Offer[], colour: string): number[] =>
  numbersIn(
    offersTo(offers, "lay").filter(({ move }) => move.data.colour === colour),
    "count",
  );
