/** The review of a game that is over, made in the background by the rules in the browser, and kept there. */

import { api } from "./api";
import { remember, remembered } from "./memory";
import type { CourseFacts, ReplayFacts } from "./protocol";
import { nothingFound, suspectedMistakes, type Found } from "./review";
import type { RulesWorker } from "./wasm/client";
import { bytesOf } from "./wasm/facts";
import { openFor, playersFor } from "./wasm/opening";

export type ReviewState = "waiting" | "thinking" | "done" | "failed";

/** How long a review takes where nobody says otherwise. */
const SECONDS = 50;
/** The part of it that everything takes. */
const SHARES = { worths: 0.2, betters: 0.44, sure: 0.24, lots: 0.12 };
/** How many of the decisions that seem to have cost most are looked at closely. */
const LOOKED_AT = 12;
/** How many are told. */
export const TOLD = 3;
/** Milliseconds between two times that what is known is kept. */
const KEPT_EVERY = 3000;
/** Of so many games a browser keeps what was found. */
const GAMES_KEPT = 12;

/** A part of the work: its share of the time, of how many steps it is, and those that are left. */
interface Part {
  share: number;
  of: number;
  left: ((seconds: number) => Promise<void>)[];
}

export class Review {
  state = $state<ReviewState>("waiting");
  /** From 0 to 1. */
  progress = $state(0);
  course = $state.raw<CourseFacts | null>(null);
  found = $state.raw<Found | null>(null);
  #rules: RulesWorker | null = null;
  #isEnded = false;
  #kept = 0;

  constructor(
    readonly facts: ReplayFacts,
    readonly seconds: number | null = null,
  ) {}

  /** Go on where it was; asked again, nothing happens unless it failed. */
  begin(): void {
    if (this.state === "waiting" || this.state === "failed") void this.#think();
  }

  end(): void {
    this.#isEnded = true;
    this.#rules?.close();
    if (this.state === "thinking") this.#keep();
  }

  async #think(): Promise<void> {
    this.state = "thinking";
    try {
      const course = await api.course(this.facts.id);
      const { id, game, options } = this.facts;
      const kept = keptReview(id, course);
      this.course = course;
      if (kept !== null) this.found = kept;
      if (kept === null || !this.#isWhole(kept))
        await this.#findOut(course, { game, options, seats: this.facts.seats.length });
      if (this.#isEnded) return;
      this.progress = 1;
      this.state = "done";
      this.#keep();
    } catch {
      if (!this.#isEnded) this.state = "failed";
    }
    this.#rules?.close();
    this.#rules = null;
  }

  async #findOut(course: CourseFacts, table: Parameters<typeof openFor>[0]): Promise<void> {
    const rules = (this.#rules = await openFor(table));
    if (this.#isEnded) return rules.close();
    if (rules.facts.rules !== course.rules) throw new Error("the page was built with other rules");
    const { seats, actions } = course;
    const players = playersFor(rules.facts, table);
    const choices = await rules.ask("review", players, { state: bytesOf(course.state), seats, actions });
    this.found ??= nothingFound(choices);
    for (const part of [this.#worths, this.#betters, this.#sure, this.#lots]) await this.#do(part.call(this, rules));
  }

  /** Whether nothing is left to be found out. */
  #isWhole(found: Found): boolean {
    return [this.#worths, this.#betters, this.#sure, this.#lots].every(
      (part) => part.call(this, null, found).left.length === 0,
    );
  }

  /** Everything that is left of a part; every step has the same time. */
  async #do({ share, of, left }: Part): Promise<void> {
    const each = share / Math.max(1, of);
    for (const step of left) {
      await step(each * (this.seconds ?? SECONDS));
      if (this.#isEnded) throw new Error("the review was left");
      this.progress = Math.min(0.99, this.progress + each);
      if (performance.now() - this.#kept > KEPT_EVERY) this.#keep();
    }
    if (left.length < of || of === 0) this.progress = Math.min(0.99, this.progress + share - left.length * each);
  }

  // -- the parts -----------------------------------------------------------------------------------------------------

  #worths(rules: RulesWorker | null, found = this.found): Part {
    const steps = choosing(found);
    const left = steps.filter((step) => found?.worths[step] === null);
    return partOf(SHARES.worths, steps, left, async (step, seconds) => {
      const worth = await must(rules).ask("worth", step, seconds);
      this.#know((now) => ({ ...now, worths: now.worths.with(step, rounded(worth)) }));
    });
  }

  #betters(rules: RulesWorker | null, found = this.found): Part {
    const steps = choosing(found);
    const left = steps.filter((step) => found?.betters[step] === undefined);
    return partOf(SHARES.betters, steps, left, async (step, seconds) => {
      const better = await must(rules).ask("better", step, seconds);
      this.#know((now) => ({ ...now, betters: { ...now.betters, [step]: better === null ? null : rounded(better) } }));
    });
  }

  #sure(rules: RulesWorker | null, found = this.found): Part {
    const all = found === null ? [] : suspectedMistakes(found, this.course?.seats ?? []).slice(0, LOOKED_AT);
    const steps = all.map(({ step }) => step);
    const left = steps.filter((step) => found?.sure[step] === undefined);
    return partOf(SHARES.sure, steps, left, async (step, seconds) => {
      const sure = await must(rules).ask("sure", step, found?.betters[step]?.action ?? 0, seconds);
      this.#know((now) => ({ ...now, sure: { ...now.sure, [step]: rounded(sure) } }));
    });
  }

  #lots(rules: RulesWorker | null, found = this.found): Part {
    const asked = this.course?.lots.flatMap((lot) => lot.asked.map(({ step }) => step)) ?? [];
    const steps = asked.filter((step) => (found?.choices[step] ?? 0) > 1);
    const left = steps.filter((step) => found?.shares[step] === undefined);
    return partOf(SHARES.lots, steps, left, async (step, seconds) => {
      const actions = await must(rules).ask("couldHave", step);
      const shares = rounded(await must(rules).ask("shares", step, actions, seconds));
      this.#know((now) => ({ ...now, shares: { ...now.shares, [step]: { actions, shares } } }));
    });
  }

  #know(more: (found: Found) => Found): void {
    if (this.found !== null) this.found = more(this.found);
  }

  #keep(): void {
    this.#kept = performance.now();
    if (this.found !== null && this.course !== null) keepReview(this.facts.id, this.course, this.found);
  }
}

/** The decisions that had a choice. */
const choosing = (found: Found | null): number[] =>
  (found?.choices ?? []).flatMap((count, step) => (count > 1 ? [step] : []));

function partOf(
  share: number,
  steps: readonly number[],
  left: readonly number[],
  work: (step: number, seconds: number) => Promise<void>,
): Part {
  return { share, of: steps.length, left: left.map((step) => (seconds) => work(step, seconds)) };
}

function must(rules: RulesWorker | null): RulesWorker {
  if (rules === null) throw new Error("no rules are open");
  return rules;
}

/** Shares as they are kept: more digits say nothing. */
function rounded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === "number" ? Math.round(one * 10_000) / 10_000 : one,
  ) as T;
}

// -- what is kept ------------------------------------------------------------------------------------------------------

const KEY = "review-";
const INDEX = "reviews";

/** What was found out before, by the same rules. */
function keptReview(id: string, { rules, actions }: CourseFacts): Found | null {
  try {
    const kept = JSON.parse(remembered(KEY + id) ?? "null") as { rules: string; found: Found } | null;
    const fits = kept !== null && kept.rules === rules && kept.found.choices.length === actions.length;
    return fits ? kept.found : null;
  } catch {
    return null;
  }
}

function keepReview(id: string, { rules }: CourseFacts, found: Found): void {
  const before = (remembered(INDEX) ?? "").split(" ").filter((one) => one !== "" && one !== id);
  for (const old of before.splice(GAMES_KEPT - 1)) remember(KEY + old, "");
  remember(INDEX, [id, ...before].join(" "));
  remember(KEY + id, JSON.stringify({ rules, found }));
}
