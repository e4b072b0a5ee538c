/// <reference types="node" />

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { beforeAll, describe, expect, it } from "vitest";

import { bytesOf, type NetworkFacts, type RulesFacts } from "./facts.ts";
import { OVER, RulesModule } from "./module.ts";
import { unpacked } from "./network.ts";
import { Reviewer, type Course } from "./review.ts";

/** Built with the page. */
const BUILT = "../src/signoria/server/static/rules";
const facts = JSON.parse(readFileSync(`${BUILT}/patrician.json`, "utf8")) as RulesFacts;
const module = new WebAssembly.Module(readFileSync(`${BUILT}/${facts.module}`));
const learned = facts.network as NetworkFacts;
const network = unpacked(gunzipSync(readFileSync(`${BUILT}/${learned.file}`)), learned);

describe("a review", () => {
  const rules = new RulesModule(module, facts, network);
  let course: Course;

  beforeAll(() => {
    rules.load(bytesOf(facts.blanks["3"] ?? "").map((byte, at) => (at < 16 ? at + 1 : byte)));
    rules.setUp();
    const state = rules.save();
    const [seats, actions]: [number[], number[]] = [[], []];
    while (rules.acting !== OVER) {
      const seat = rules.acting;
      const legal = rules.legal(seat);
      const action = legal[seats.length % legal.length] ?? -1;
      seats.push(seat);
      actions.push(action);
      rules.play(seat, action);
    }
    course = { state, seats, actions };
  });

  it("goes through the whole game and counts the choices", () => {
    const { choices } = new Reviewer(rules, "network", course);
    expect(choices).toHaveLength(course.seats.length);
    expect(Math.min(...choices)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...choices)).toBeGreaterThan(1);
  });

  it("refuses a game that is against the rules", () => {
    const actions = course.actions.with(3, facts.sizes.ACTIONS - 1);
    expect(() => new Reviewer(rules, "network", { ...course, actions })).toThrow("is not allowed by clause");
  });

  it("says what a decision changed, the same every time", () => {
    for (const players of ["network", "apprentices"] as const) {
      const reviewer = new Reviewer(rules, players, course);
      const worth = reviewer.worth(0, 0);
      for (const shares of [worth.before, worth.after]) {
        expect(shares).toHaveLength(3);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      }
      expect(reviewer.worth(0, 0)).toEqual(worth);
    }
  });

  it("finds a better move and makes sure of it in games to their end", () => {
    const reviewer = new Reviewer(rules, "network", course);
    const steps = reviewer.choices.flatMap((count, step) => (count > 2 ? [step] : [])).slice(0, 12);
    const found = steps.flatMap((step) => {
      const better = reviewer.better(step, 0.03);
      return better === null ? [] : [{ step, better }];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { step, better } of found) {
      expect(better.gain).toBeGreaterThan(0);
      expect(better.action).not.toBe(course.actions[step]);
      expect(reviewer.legal(step)).toContain(better.action);
    }
    const { step, better } = found[0] ?? { step: 0, better: { action: 0 } };
    expect(reviewer.sure(step, better.action, 0.02).games).toBeGreaterThanOrEqual(4);
  });

  it("compares all moves of a decision, and knows no other decisions", () => {
    const reviewer = new Reviewer(rules, "network", course);
    const shares = reviewer.shares(0, reviewer.legal(0), 0);
    expect(shares).toHaveLength(reviewer.choices[0] ?? 0);
    expect(Math.max(...shares)).toBeGreaterThan(Math.min(...shares));
    expect(() => reviewer.worth(course.seats.length, 0)).toThrow("no decision");
  });
});
