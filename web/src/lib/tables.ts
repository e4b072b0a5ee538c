/** Tables in lists. */

import { ago } from "./ago";
import type { TableCard } from "./protocol";
import { seatLetter } from "./sentences";
import { say, speech } from "./speech.svelte";

/** Whether a game goes on at a table: one begun with other rules does not. */
export const isRunning = (table: TableCard): boolean => table.status === "playing" && !table.stranded;

/** Those that wait for the reader first, and of these where least time is left; then what changed last. */
export function runningFirst(tables: readonly TableCard[]): TableCard[] {
  return tables
    .filter(isRunning)
    .sort(
      (one, other) =>
        Number(other.your_turn) - Number(one.your_turn) || timeFor(one) - timeFor(other) || other.changed - one.changed,
    );
}

const MUCH = 1e9;
const timeFor = (table: TableCard): number => table.time_left ?? MUCH;

/** Who sits at a table; a bot is called by its level. In a lesson they are of no account. */
export function playersAt(table: TableCard): string {
  if (table.lesson !== null) return say("page-lesson");
  return table.names
    .map((name, seat) => {
      const level = table.levels[seat];
      if (level) return say(`name-${level}`, { seat: seatLetter(seat) });
      return name || say("page-free-seat");
    })
    .join(", ");
}

/** When something last happened at a table; `now` in seconds. */
export function whenChanged(table: TableCard, now: number): string {
  return ago(table.changed, now, speech.language) || say("page-just-now");
}
