/** The gems that the reader puts into the tray before they are a bid. */

import type { Offer } from "../../lib/choosing.svelte";

/** What lies in the tray after a tap on a gem: one more of it, while purse and tray have room for it. */
export function afterTap(chosen: readonly string[], gem: string, held: number, most: number): string[] {
  const count = chosen.filter((one) => one === gem).length;
  if (count >= held) return [...chosen];
  return chosen.length < most ? [...chosen, gem] : [...chosen.slice(chosen.length - most + 1), gem];
}

/** Without the gem in this place of the tray. */
export const withoutPlace = (chosen: readonly string[], place: number): string[] =>
  chosen.filter((_, number) => number !== place);

/** The gems in their order, the best first. */
export const inOrder = (chosen: readonly string[], gems: readonly string[]): string[] =>
  gems.flatMap((gem) => chosen.filter((one) => one === gem));

/** The move that bids these gems. */
export const bidText = (chosen: readonly string[], gems: readonly string[]): string =>
  ["bid", ...(chosen.length > 0 ? inOrder(chosen, gems) : ["nothing"])].join(" ");

/** The offers that do one thing. */
export const offersTo = (offers: readonly Offer[], what: string): Offer[] =>
  offers.filter(({ move }) => move.data.do === what);

/** How many gems the largest bid has that may be made. */
export const mostInBid = (offers: readonly Offer[]): number =>
  Math.max(
    0,
    ...offersTo(offers, "bid").map(({ move }) => (Array.isArray(move.data.gems) ? move.data.gems.length : 0)),
  );
