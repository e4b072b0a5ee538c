/** Which lines of a log can be asked why. */

import type { EventFacts, GameFacts } from "./protocol";

/** So many of the last lines can be asked why, news or not. */
export const RECENT = 8;

/** Whether a line tells a deed that reasons are given for, of a seat that may be asked. */
export function isExplained(
  game: Pick<GameFacts, "explained">,
  event: EventFacts,
  mayBeAsked: (seat: number) => boolean,
): boolean {
  const { seat } = event.data;
  return typeof seat === "number" && mayBeAsked(seat) && game.explained.includes(event.kind);
}
