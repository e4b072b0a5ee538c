/** The rounds at a glance: which is played, and the best works of it. */

import { about } from "./labels";
import type { Scene } from "./scene";
import type { PrincesView } from "./view";

export type When = "past" | "now" | "later";

export interface ShownRound {
  round: number;
  minimum: number;
  when: When;
}

export const roundsOf = (view: Pick<PrincesView, "minimums" | "round" | "phase">): ShownRound[] =>
  view.minimums.map((minimum, place) => ({ round: place + 1, minimum, when: whenOf(view, place + 1) }));

function whenOf(view: Pick<PrincesView, "round" | "phase">, round: number): When {
  if (round === view.round && view.phase !== "over") return "now";
  return round <= view.round ? "past" : "later";
}

export interface ShownWork {
  seat: number;
  value: number;
  isBest: boolean;
  /** Whether only the move looked at would make it. */
  isGhost: boolean;
}

/** Everybody's best work of the round, the highest first; with those that the move looked at would make. */
export function worksOf(now: PrincesView, then: PrincesView | null): ShownWork[] {
  const after = then !== null && then.round === now.round ? then.players : now.players;
  const most = Math.max(...after.map(({ best_work }) => best_work));
  return after
    .filter(({ best_work }) => best_work > 0)
    .map(({ seat, best_work: value }) => {
      return { seat, value, isBest: value === most, isGhost: value !== now.players[seat]?.best_work };
    })
    .sort((one, other) => other.value - one.value);
}

export function workLabel(scene: Pick<Scene, "words" | "players" | "seat">, work: ShownWork): string {
  const said = [scene.words.say("timeline-work", { ...about(scene, work.seat), value: work.value })];
  if (work.isBest) said.push(scene.words.say("timeline-best"));
  return said.join(", ");
}
