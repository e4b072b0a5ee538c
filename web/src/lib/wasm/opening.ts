/** A game's rules in a worker, ready to think about a table: with the network where it has learned such a table. */

import type { Choice } from "../protocol";
import { RulesWorker } from "./client";
import type { RulesFacts } from "./facts";
import type { Players } from "./module";
import { hasLearned } from "./network";

/** What is played at a table. */
export interface Played {
  game: string;
  seats: number;
  options: Record<string, Choice>;
}

/** Rules whose searches the network guides where that is stronger. */
export async function openFor(table: Played): Promise<RulesWorker> {
  const rules = await RulesWorker.open(table.game, (facts) => playersFor(facts, table) === "network");
  const { network } = rules.facts;
  await rules.ask("guide", network?.guides === true && playersFor(rules.facts, table) === "network");
  return rules;
}

/** Who plays on: the network where it has learned such a table. */
export function playersFor({ network }: RulesFacts, { seats, options }: Omit<Played, "game">): Players {
  return network !== null && hasLearned(network, seats, options) ? "network" : "apprentices";
}
