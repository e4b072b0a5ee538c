/// <reference types="node" />

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { beforeEach, describe, expect, it } from "vitest";

import { checksumOfGame, crc32 } from "./checksum.ts";
import { bytesOf, type NetworkFacts, type RulesFacts } from "./facts.ts";
import { OVER, RulesModule } from "./module.ts";
import { hasLearned, unpacked } from "./network.ts";

/** Built with the page. */
const BUILT = "../src/signoria/server/static/rules";
const facts = JSON.parse(readFileSync(`${BUILT}/patrician.json`, "utf8")) as RulesFacts;
const module = new WebAssembly.Module(readFileSync(`${BUILT}/${facts.module}`));
const learned = facts.network as NetworkFacts;
const network = unpacked(gunzipSync(readFileSync(`${BUILT}/${learned.file}`)), learned);
const blank = bytesOf(facts.blanks["3"] ?? "");

describe("rules as a module", () => {
  let rules: RulesModule;

  beforeEach(() => {
    rules = new RulesModule(module, facts, network);
    rules.load(blank.map((byte, at) => (at < 16 ? at + 1 : byte)));
    rules.setUp();
  });

  it("plays a game by legal moves and settles it", () => {
    expect(rules.places()).toBeNull();
    while (rules.acting !== OVER) expect(rules.play(rules.acting, rules.legal(rules.acting)[0] ?? -1)).toBe(0);
    expect(rules.legal(0)).toHaveLength(0);
    expect(rules.points()).toHaveLength(3);
    expect(Math.min(...(rules.places() ?? []))).toBe(1);
  });

  it("names the clause that forbids a move, and changes nothing", () => {
    const [seat, before] = [rules.acting, rules.save()];
    const legal = new Set(rules.legal(seat));
    const forbidden = Array.from({ length: facts.sizes.ACTIONS }, (_, action) => action).find((one) => !legal.has(one));
    expect(rules.refusal(seat, forbidden ?? -1)).toBeGreaterThan(0);
    expect(rules.play(seat, forbidden ?? -1)).toBe(rules.refusal(seat, forbidden ?? -1));
    expect(rules.save()).toEqual(before);
  });

  it("refuses what is no seat, no move and no state", () => {
    expect(() => rules.legal(3)).toThrow("there is no seat 3");
    expect(() => rules.play(0, facts.sizes.ACTIONS)).toThrow("a move is a number from 0 to");
    expect(() => rules.load(new Uint8Array(3))).toThrow("this is no state of patrician");
  });

  it("deals anew without a change in what the seat may know", () => {
    const [seat, before] = [rules.acting, rules.save()];
    const seen = rules.observe(seat).slice();
    rules.redeal(seat, 7n);
    expect(rules.observe(seat)).toEqual(seen);
    expect(rules.save()).not.toEqual(before);
  });

  it("looks ahead, goes on with what it knows, and forgets it when told to", () => {
    const [seat, before] = [rules.acting, rules.save()];
    const visits = (): number => rules.search(seat, 10, 1n).reduce((sum, move) => sum + move.visits, 0);
    expect(visits()).toBe(10);
    rules.begin();
    expect(visits()).toBe(20);
    rules.forget();
    expect(visits()).toBe(10);
    expect(rules.save()).toEqual(before);
  });

  it("looks ahead with a network otherwise than without", () => {
    const seat = rules.acting;
    const alone = rules.search(seat, 40, 1n);
    rules.forget();
    rules.isGuided = true;
    expect(rules.search(seat, 40, 1n)).not.toEqual(alone);
  });

  it("says what a move is worth by games played on from it, and stays where it is", () => {
    const [seat, before] = [rules.acting, rules.save()];
    for (const players of ["apprentices", "network"] as const) {
      const shares = rules.goOn(players, seat, rules.legal(seat)[0] ?? -1, 4, 1n);
      expect(shares).toHaveLength(3);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(4, 2);
      expect(rules.goOn(players, seat, rules.legal(seat)[0] ?? -1, 4, 1n)).toEqual(shares);
    }
    expect(rules.save()).toEqual(before);
  });

  it("knows what a network has learned", () => {
    expect(hasLearned(learned, 4, { messengers: false })).toBe(true);
    expect(hasLearned(learned, 9, { messengers: false })).toBe(false);
    expect(hasLearned(learned, 4, { messengers: "sometimes" })).toBe(false);
  });

  it("takes no other numbers for a network", () => {
    expect(() => unpacked(new Uint8Array(3), learned)).toThrow("not the network that was named");
  });

  it("plays out many times and stays where it is", () => {
    const before = rules.save();
    expect(rules.playOut(1n)).toBeGreaterThan(64 * 10);
    expect(rules.save()).toEqual(before);
  });

  it("has a checksum for every game", () => {
    rules.load(blank);
    const sum = checksumOfGame(rules);
    rules.load(blank);
    expect(checksumOfGame(rules)).toBe(sum);
    rules.load(blank.map((byte, at) => (at === 0 ? 1 : byte)));
    expect(checksumOfGame(rules)).not.toBe(sum);
  });
});

it("counts a CRC as everybody does", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  expect(crc32(new TextEncoder().encode("6789"), crc32(new TextEncoder().encode("12345")))).toBe(0xcbf43926);
});
