/** Who is ahead: in the colours by cards laid face up, in the regions by shields. */

import type { Player } from "../../lib/board";
import type { PrincipeView, RegionView, RoleView } from "./view";

/** The players clockwise, the reader first. */
export function ownFirst(players: readonly Player[], seat: number | null): Player[] {
  const first = players.findIndex((player) => player.seat === seat);
  return first <= 0 ? [...players] : [...players.slice(first), ...players.slice(0, first)];
}

/** How somebody stands in a row that is compared: most, second most, or neither. */
export type Rank = "most" | "second" | null;

export interface Award {
  seats: number[];
  points: number;
}

/** Who would score in a region now: those with most shields, and those with second most. */
export function awardsOf({ points }: RegionView): { most: Award; second: Award } {
  const [most = 0, second = 0] = [...new Set(points)].filter((one) => one > 0).sort((one, other) => other - one);
  const award = (wanted: number): Award => ({
    seats: wanted === 0 ? [] : points.flatMap((one, seat) => (one === wanted ? [seat] : [])),
    points: wanted,
  });
  return { most: award(most), second: award(second) };
}

export function rankInRegion(region: RegionView, seat: number): Rank {
  const { most, second } = awardsOf(region);
  if (most.seats.includes(seat)) return "most";
  return second.seats.includes(seat) ? "second" : null;
}

export const roleOf = (view: Pick<PrincipeView, "roles">, rank: string, colour: string): RoleView | undefined =>
  view.roles.find((role) => role.rank === rank && role.colour === colour);

/** Whether a seat would get the major role of a colour, alone or by an auction, or the minor one. */
export function rankInColour(view: Pick<PrincipeView, "roles">, colour: string, seat: number): Rank {
  if (roleOf(view, "major", colour)?.would.includes(seat)) return "most";
  return roleOf(view, "minor", colour)?.would.includes(seat) ? "second" : null;
}

/** What the others would score for their roles if a city with these buildings were built by a seat. */
export function rolePoints(view: Pick<PrincipeView, "roles">, buildings: readonly string[], builder: number): Award[] {
  const totals = new Map<number, number>();
  for (const { holder, colour, rank } of view.roles)
    if (holder !== null && holder !== builder && buildings.includes(colour))
      totals.set(holder, (totals.get(holder) ?? 0) + (rank === "major" ? 2 : 1));
  return [...totals].map(([seat, points]) => ({ seats: [seat], points }));
}

/** How many more shields a seat needs to have most alone in a region. */
export function shieldsToLead(region: RegionView, seat: number): number {
  const others = Math.max(0, ...region.shields.filter((_, other) => other !== seat));
  return Math.max(0, others + 1 - (region.shields[seat] ?? 0));
}
