/** What lies open before a player, as numbers with their signs and names. */

import type { Fact } from "../../lib/facts";
import { amount, wordFor, wordsFor } from "./labels";
import type { Scene } from "./scene";
import type { PlayerView } from "./view";

export interface ShownFact extends Fact {
  sign: string;
}

type Facts = Record<string, number>;

/** The numbers of a player, by name. */
const numbersOf = (player: PlayerView): Facts => ({
  profession: player.professions,
  table: player.table.length + player.recruiting_table,
  recruiting: player.recruiting_hand,
  bonus: player.bonus,
  "prestige-cards": player.prestige_cards,
  buildings: player.buildings.length,
  ...player.landscapes,
  jesters: player.jesters,
  architects: player.architects,
  "best-work": player.best_work,
});

const SIGNS: Record<string, string> = {
  table: "table-card",
  "prestige-cards": "prestige",
  buildings: "building",
  jesters: "jester",
  architects: "architect",
  "best-work": "work",
};

/** These are shown though there are none. */
const ALWAYS = ["profession", "table", "buildings"];

/**
 * What a player has, and would have. What there is none of is left out, unless it always counts or was there `before`:
 * what stands beside it would move.
 */
export function factsOf(
  scene: Pick<Scene, "words">,
  now: PlayerView,
  then: PlayerView | undefined,
  before: readonly string[] = [],
): ShownFact[] {
  const after: Facts = then ? numbersOf(then) : {};
  return Object.entries(numbersOf(now))
    .filter(([name, count]) => count > 0 || (after[name] ?? 0) > 0 || ALWAYS.includes(name) || before.includes(name))
    .map(([name, count]) => {
      return { name, sign: SIGNS[name] ?? name, label: labelOf(scene, now, name, count), count, then: after[name] };
    });
}

function labelOf(scene: Pick<Scene, "words">, player: PlayerView, name: string, count: number): string {
  const { words } = scene;
  if (name in player.landscapes) return words.say("has-landscape", { count, landscape: wordFor(scene, name) });
  const said = words.say(`has-${name}`, { count, florins: amount(player.building_cost) });
  const more = detailsOf(scene, player, name);
  return more === "" ? said : `${said} (${more})`;
}

/** Which cards and buildings they are, as far as everybody knows. */
function detailsOf(scene: Pick<Scene, "words">, player: PlayerView, name: string): string {
  const { words } = scene;
  if (name === "buildings") return wordsFor(scene, player.buildings);
  if (name === "profession" && player.known_professions.length > 0)
    return words.say("has-known", { cards: wordsFor(scene, player.known_professions) });
  if (name !== "table") return "";
  const left = player.recruiting_table;
  const recruiting = left > 0 ? [words.say("has-left-recruiting", { count: left })] : [];
  return [wordsFor(scene, player.table), ...recruiting].filter(Boolean).join(", ");
}
