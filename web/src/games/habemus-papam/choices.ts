/** The gems that the reader puts into the tray before they are a bid. */

import type { Offer } from "../../lib/choosing.svelte";
import { inOrder, offersTo } from "../../lib/offers";

/** What lies in the tray after a tap on a gem: one more of it, while purse and tray have room for it. */
export function afterTap(chosen: readonly string[], gem: string, held: number, most: number): string[] {
  const count = chosen.filter((one) => one === gem).length;
  if (count >= held) return [...chosen];
  return chosen.length < most ? [...chosen, gem] : [...chosen.slice(chosen.length - most + 1), gem];
}

/** The move that bids these gems. */
export const bidText = (chosen: readonly string[], gems: readonly string[]): string =>
  ["bid", ...(chosen.length > 0 ? inOrder(chosen, gems) : ["nothing"])].join(" ");

/** How many gems the largest bid has that may be made. */
export const mostInBid = (offers: readonly Offer[]): number =>
  Math.max(
    0,
    ...offersTo(offers, "bid").map(({ move }) => (Array.isArray(move.data.gems) ? move.data.gems.length : 0)),
  );
