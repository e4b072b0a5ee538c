/** The review of a game that is over, made in the background by the rules in the browser, and kept there. */

import { api } from "./api";
import { remember, remembered } from "./memory";
import type { CourseFacts, ReplayFacts } from "./protocol";
import { nothingFound, type Found } from "./review";
import { isWhole, PARTS } from "./review-parts";
import type { RulesWorker } from "./wasm/client";
import { bytesOf } from "./wasm/facts";
import { openFor, playersFor } from "./wasm/opening";

export type ReviewState = "waiting" | "thinking" | "done" | "failed";

/** How long a review takes where nobody says otherwise. */
const SECONDS = 50;
/** How many are told. */
export const TOLD = 3;
/** Milliseconds between two times that what is known is kept. */
const KEPT_EVERY = 3000;
/** Of so many games a browser keeps what was found. */
const GAMES_KEPT = 12;

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
      if (kept === null || !isWhole(kept, course))
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
    await this.#thinkOn(rules, course, this.found ?? nothingFound(choices));
  }

  /** Find out what is left; every decision of a part has the same time. */
  async #thinkOn(rules: RulesWorker, course: CourseFacts, before: Found): Promise<void> {
    let found = (this.found = before);
    let begun = 0;
    for (const part of PARTS) {
      const steps = part.steps(found, course);
      const each = part.share / Math.max(1, steps.length);
      for (const [done, step] of steps.entries()) {
        this.progress = begun + each * done;
        if (part.isKnown(found, step)) continue;
        found = this.found = await part.find(rules, found, step, each * (this.seconds ?? SECONDS));
        if (performance.now() - this.#kept > KEPT_EVERY) this.#keep();
      }
      begun += part.share;
    }
  }

  #keep(): void {
    this.#kept = performance.now();
    if (this.found !== null && this.course !== null) keepReview(this.facts.id, this.course, this.found);
  }
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
