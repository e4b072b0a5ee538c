/// <reference types="node" />

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { advise } from "./advice.ts";
import { bytesOf, type RulesFacts } from "./facts.ts";
import { OVER, RulesModule } from "./module.ts";
import { unpacked } from "./network.ts";

/** Built with the page. */
const BUILT = "../src/signoria/server/static/rules";
const GAMES = ["habemus-papam", "il-principe", "patrician", "princes-of-florence"];
const SECONDS = 0.3;
/** A chunk of a search or a round of games may begin just before the time is over. */
const SLACK = 1;

/** A game of three, some moves in, where there is a choice. */
function inPlay(game: string, withNetwork: boolean): RulesModule {
  const facts = JSON.parse(readFileSync(`${BUILT}/${game}.json`, "utf8")) as RulesFacts;
  const module = new WebAssembly.Module(readFileSync(`${BUILT}/${facts.module}`));
  const learned = withNetwork ? facts.network : null;
  const network = learned ? unpacked(gunzipSync(readFileSync(`${BUILT}/${learned.file}`)), learned) : undefined;
  const rules = new RulesModule(module, facts, network);
  rules.load(bytesOf(facts.blanks["3"] ?? "").map((byte, at) => (at < 16 ? at + 1 : byte)));
  rules.setUp();
  for (let made = 0; made < 30 || rules.legal(rules.acting).length < 4; made++) {
    const legal = rules.legal(rules.acting);
    rules.play(rules.acting, legal[(7 * made) % legal.length] ?? OVER);
  }
  rules.isGuided = learned?.guides ?? false;
  return rules;
}

describe.each(GAMES)("advice in %s", (game) => {
  it.each(["network", "apprentices"] as const)("names three legal moves by %s, the best first, in time", (players) => {
    const rules = inPlay(game, players === "network");
    const [seat, before] = [rules.acting, rules.save()];
    const legal = [...rules.legal(seat)];
    const began = performance.now();
    const { moves, games } = advise(rules, seat, players, SECONDS, 5n);
    expect((performance.now() - began) / 1000).toBeLessThan(SECONDS + SLACK);
    expect(moves).toHaveLength(3);
    expect(new Set(moves.map(({ action }) => action)).size).toBe(3);
    for (const { action, share } of moves) {
      expect(legal).toContain(action);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    const shares = moves.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(games).toBeGreaterThan(0);
    expect(rules.save()).toEqual(before);
  });
});

describe("advice", () => {
  it("is the same for two games that the seat cannot tell apart", () => {
    const rules = inPlay("il-principe", true);
    const seat = rules.acting;
    let ticks = 0;
    const clock = (): number => (ticks += 1);
    const one = advise(rules, seat, "network", 0.1, 5n, clock);
    rules.redeal(seat, 77n);
    ticks = 0;
    expect(advise(rules, seat, "network", 0.1, 5n, clock)).toEqual(one);
  });

  it("says what the only move is worth", () => {
    const rules = inPlay("patrician", false);
    for (let made = 0; rules.legal(rules.acting).length !== 1; made++) {
      const legal = rules.legal(rules.acting);
      rules.play(rules.acting, legal[made % legal.length] ?? OVER);
    }
    const { moves } = advise(rules, rules.acting, "apprentices", 0.05, 5n);
    expect(moves).toHaveLength(1);
  });
});
