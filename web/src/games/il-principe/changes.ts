/** What a move would change, for ghosts on the board. */

import type { RegionView } from "./view";

/** How a piece is drawn: it stands, or it would come. */
export type Standing = "stands" | "comes";

export interface ShownShield {
  seat: number;
  /** The how-manieth of its owner's shields in the region. */
  number: number;
  standing: Standing;
}

/** A region's shields, each owner's side by side, with those that would come. */
export function shownShields(now: RegionView, then: RegionView | undefined): ShownShield[] {
  return now.shields.flatMap((count, seat) => {
    const after = Math.max(count, then?.shields[seat] ?? count);
    return Array.from({ length: after }, (_, number): ShownShield => {
      return { seat, number, standing: number < count ? "stands" : "comes" };
    });
  });
}

/** Who would score most in a region, alone or together; nobody while it is empty. */
export function leadersOf(region: RegionView): number[] {
  const most = Math.max(...region.points);
  return most === 0 ? [] : region.points.flatMap((points, seat) => (points === most ? [seat] : []));
}
