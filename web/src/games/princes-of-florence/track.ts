/** The prestige track: everybody's points against each other, with no end to it. */

import { changeOf } from "../../lib/changes";
import type { PrincesView } from "./view";

export interface ShownPlace {
  seat: number;
  points: number;
  place: number;
  /** How many points the move looked at would add, or take. */
  change: number;
  /** How far along the track the points are, and would be, in hundredths. */
  reach: number;
  then: number;
}

/** The track shows at least so many points, and grows by as many. */
const STEP = 10;
const LEAST = 2 * STEP;

export const trackEnd = (now: PrincesView, then: PrincesView | null): number => {
  const most = Math.max(...[...now.players, ...(then?.players ?? [])].map(({ prestige }) => prestige));
  return Math.max(LEAST, Math.ceil(most / STEP) * STEP);
};

/** Where the track has its marks, in hundredths. */
export const trackMarks = (end: number): number[] =>
  Array.from({ length: end / STEP - 1 }, (_, place) => (100 * STEP * (place + 1)) / end);

export function placesOf(now: PrincesView, then: PrincesView | null): ShownPlace[] {
  const end = trackEnd(now, then);
  return now.players.map(({ seat, prestige, place }) => {
    const change = changeOf(prestige, then?.players[seat]?.prestige);
    const along = (points: number): number => (100 * points) / end;
    return { seat, points: prestige, place, change, reach: along(prestige), then: along(prestige + change) };
  });
}
