// Whether a review's verdicts hold: each decision it calls a mistake beside the better move, in fresh games.
// Asked by bench/review_verdicts.py, on standard input: the facts' file and the games.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

import { bytesOf } from "../web/src/lib/wasm/facts.ts";
import { RulesModule } from "../web/src/lib/wasm/module.ts";
import { unpacked } from "../web/src/lib/wasm/network.ts";
import { Reviewer } from "../web/src/lib/wasm/review.ts";
import { certainMistakes, nothingFound, suspectedMistakes } from "../web/src/lib/review.ts";

const FRESH = 1000;
/** Deals that no review looks at. */
const FIRST = 1n << 50n;
const LOOKED_AT = 12;
const { file, games, seconds, most } = JSON.parse(readFileSync(0, "utf8"));
const facts = JSON.parse(readFileSync(file, "utf8"));
const module = new WebAssembly.Module(readFileSync(join(dirname(file), facts.module)));
const network = unpacked(gunzipSync(readFileSync(join(dirname(file), facts.network.file))), facts.network);
const rules = new RulesModule(module, facts, network);
rules.isGuided = facts.network.guides;
let [called, held, games_ended] = [0, 0, 0];
for (const { state, seats, actions } of games) {
  if (called >= most) break;
  const course = { state: bytesOf(state), seats, actions };
  const reviewer = new Reviewer(rules, "network", course);
  const found = nothingFound(reviewer.choices);
  const steps = reviewer.choices.flatMap((count, step) => (count > 1 ? [step] : []));
  for (const step of steps) found.betters[step] = reviewer.better(step, (0.44 * seconds) / steps.length);
  const suspects = suspectedMistakes(found, seats).slice(0, LOOKED_AT);
  for (const { step, action } of suspects)
    found.sure[step] = reviewer.sure(step, action, (0.24 * seconds) / suspects.length);
  const mistakes = certainMistakes(found, seats).slice(0, most - called);
  for (const { step, seat, action } of mistakes) {
    reviewer.legal(step); // goes to where it was decided
    const won = (move, first) => rules.goOn("apprentices", seat, move, FRESH, first, "end")[seat];
    called += 1;
    if (won(action, FIRST + BigInt(step) * 4096n) > won(actions[step], FIRST + BigInt(step + 10_000) * 4096n)) held += 1;
  }
  games_ended += 1;
}
console.log(JSON.stringify({ game: facts.game, games: games_ended, called, held }));
