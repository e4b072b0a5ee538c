/** Amounts that may be bid, as a tray offers them. */

/** So many of the lowest bids are one tap away. */
const QUICK = 3;

/** The lowest bids, one tap away; the highest is not among them if there is another one. */
export const quickBids = (bids: readonly number[]): number[] =>
  bids.filter((_, number) => number < QUICK && (number === 0 || number < bids.length - 1));

/** All that one has, where it is not the only bid. */
export const highestBid = (bids: readonly number[]): number | null => (bids.length > 1 ? (bids.at(-1) ?? null) : null);

/** The legal bid nearest to what was typed. */
export function nearestBid(bids: readonly number[], typed: number): number {
  const [least = 0] = bids;
  const most = bids.at(-1) ?? least;
  return Number.isFinite(typed) ? Math.min(most, Math.max(least, Math.round(typed))) : least;
}
