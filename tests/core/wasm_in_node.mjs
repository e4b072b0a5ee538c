// Runs the page's module in Node: the facts' file and a request in JSON come on standard input, the answer goes out.
//   {"checksums": [state, ...]}: a checksum for each game
//   {"search": {"state", "seat", "simulations", "number"}}: what is known of each move, and the state after it
//   {"rate": {"state", "seconds"}}: decisions a second, by lot
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { checksumOfGame } from "../../web/src/lib/wasm/checksum.ts";
import { bytesOf } from "../../web/src/lib/wasm/facts.ts";
import { RulesModule } from "../../web/src/lib/wasm/module.ts";

const asked = JSON.parse(readFileSync(0, "utf8"));
const facts = JSON.parse(readFileSync(asked.facts, "utf8"));
const rules = new RulesModule(
  new WebAssembly.Module(readFileSync(join(dirname(asked.facts), facts.module))),
  facts,
);

function checksum(state) {
  rules.load(bytesOf(state));
  return checksumOfGame(rules);
}

function search({ state, seat, simulations, number }) {
  rules.load(bytesOf(state));
  rules.forget();
  return rules.search(seat, simulations, BigInt(number));
}

function rate({ state, seconds }) {
  rules.load(bytesOf(state));
  rules.setUp();
  let decisions = 0;
  const end = performance.now() + seconds * 1000;
  for (let call = 0n; performance.now() < end; call++) decisions += rules.playOut(call << 8n);
  return decisions / seconds;
}

const answer = asked.checksums ? asked.checksums.map(checksum) : asked.search ? search(asked.search) : rate(asked.rate);
process.stdout.write(JSON.stringify(answer));
