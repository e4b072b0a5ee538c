// Runs the page's module in Node: the facts' file and a request in JSON come on standard input, the answer goes out.
//   {"checksums": [state, ...]}: a checksum for each game
//   {"search": {"state", "seat", "simulations", "number", "guided"}}: what is known of each move
//   {"goOn": {"state", "players", "seat", "action", "times", "number"}}: everybody's shares of the win, added up
//   {"rate": {"state", "seconds"}}: decisions a second, by lot
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

import { checksumOfGame } from "../../web/src/lib/wasm/checksum.ts";
import { bytesOf } from "../../web/src/lib/wasm/facts.ts";
import { RulesModule } from "../../web/src/lib/wasm/module.ts";
import { unpacked } from "../../web/src/lib/wasm/network.ts";

const asked = JSON.parse(readFileSync(0, "utf8"));
const facts = JSON.parse(readFileSync(asked.facts, "utf8"));
const read = (name) => readFileSync(join(dirname(asked.facts), name));
const network = facts.network ? unpacked(gunzipSync(read(facts.network.file)), facts.network) : undefined;
const rules = new RulesModule(new WebAssembly.Module(read(facts.module)), facts, network);

function checksum(state) {
  rules.load(bytesOf(state));
  return checksumOfGame(rules);
}

function search({ state, seat, simulations, number, guided = false }) {
  rules.isGuided = guided;
  rules.load(bytesOf(state));
  rules.forget();
  return rules.search(seat, simulations, BigInt(number));
}

function goOn({ state, players, seat, action, times, number }) {
  rules.load(bytesOf(state));
  return rules.goOn(players, seat, action, times, BigInt(number));
}

function rate({ state, seconds }) {
  rules.load(bytesOf(state));
  rules.setUp();
  let decisions = 0;
  const end = performance.now() + seconds * 1000;
  for (let call = 0n; performance.now() < end; call++) decisions += rules.playOut(call << 8n);
  return decisions / seconds;
}

const doing = { checksums: (states) => states.map(checksum), search, goOn, rate };
const answer = Object.entries(doing).flatMap(([name, act]) => (asked[name] ? [act(asked[name])] : []))[0];
process.stdout.write(JSON.stringify(answer));
