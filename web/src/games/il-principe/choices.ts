/** What the reader puts together in the hand before it is a move: cards for the reserve, an amount, a number of cards. */

import type { Offer } from "../../lib/choosing.svelte";

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

/** Without the card in this place of the tray. */
export const withoutPlace = (chosen: readonly string[], place: number): string[] =>
  chosen.filter((_, number) => number !== place);

/** The move that lays these cards into the reserve. */
export function reserveText(chosen: readonly string[], colours: readonly string[]): string {
  const ordered = colours.flatMap((colour) => chosen.filter((one) => one === colour));
  return ["reserve", ...ordered].join(" ");
}

/** The offers that do one thing. */
export const offersTo = (offers: readonly Offer[], what: string): Offer[] =>
  offers.filter(({ move }) => move.data.do === what);

/** Every amount that may be bid, the lowest first. */
export const bidsAmong = (offers: readonly Offer[]): number[] =>
  offersTo(offers, "bid")
    .map(({ move }) => Number(move.data.coins))
    .sort((one, other) => one - other);

/** So many of the lowest bids are one tap away, and the highest. */
const QUICK = 3;

export const quickBids = (bids: readonly number[]): number[] =>
  bids.filter((_, number) => number < QUICK || number === bids.length - 1);

/** The legal bid nearest to what was typed. */
export function nearestBid(bids: readonly number[], typed: number): number {
  const [least = 0] = bids;
  const most = bids.at(-1) ?? least;
  return Number.isFinite(typed) ? Math.min(most, Math.max(least, Math.round(typed))) : least;
}

/** How many cards of a colour may be laid, the fewest first. */
export const laysOf = (offers: readonly Offer[], colour: string): number[] =>
  offersTo(offers, "lay")
    .filter(({ move }) => move.data.colour === colour)
    .map(({ move }) => Number(move.data.count))
    .sort((one, other) => one - other);
