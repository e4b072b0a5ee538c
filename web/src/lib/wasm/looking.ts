/** Looking ahead for as long as there is time. */

import type { RulesModule, Tried } from "./module.ts";

/** What a search found, and in how many simulations. */
export interface Thought {
  simulations: number;
  moves: Tried[];
}

/** How long a search lasts: so many simulations, or so many seconds. */
export type Budget = { simulations: number } | { seconds: number };

/** After so many simulations the clock is looked at. */
const USUAL_CHUNK = 64;

export function lookAhead(
  rules: RulesModule,
  seat: number,
  budget: Budget,
  number: bigint,
  chunk = USUAL_CHUNK,
  now: () => number = () => performance.now(),
): Thought {
  const end = "seconds" in budget ? now() + budget.seconds * 1000 : Infinity;
  const most = "simulations" in budget ? budget.simulations : Infinity;
  let simulations = 0;
  let moves: Tried[] = [];
  rules.begin();
  while (simulations < most && (simulations === 0 || now() < end)) {
    const next = Math.min(chunk, most - simulations);
    moves = rules.search(seat, next, number + BigInt(simulations));
    simulations += next;
  }
  return { simulations, moves };
}
