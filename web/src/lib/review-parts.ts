/** The parts of a review: which decisions each looks at, what is known of them, and how the rest is found out. */

import type { CourseFacts } from "./protocol";
import { suspectedMistakes, type Found } from "./review";
import type { RulesWorker } from "./wasm/client";

interface Part {
  /** Of the time that a review takes. */
  share: number;
  steps(found: Found, course: CourseFacts): number[];
  isKnown(found: Found, step: number): boolean;
  /** All that is known, and what this decision was worth. */
  find(rules: RulesWorker, found: Found, step: number, seconds: number): Promise<Found>;
}

/** How many of the decisions that seem to have cost most are looked at closely. */
const LOOKED_AT = 12;

export const PARTS: readonly Part[] = [
  {
    share: 0.2,
    steps: choosing,
    isKnown: ({ worths }, step) => worths[step] != null,
    async find(rules, found, step, seconds) {
      const worth = rounded(await rules.ask("worth", step, seconds));
      return { ...found, worths: found.worths.with(step, worth) };
    },
  },
  {
    share: 0.44,
    steps: choosing,
    isKnown: ({ betters }, step) => betters[step] !== undefined,
    async find(rules, found, step, seconds) {
      const better = rounded(await rules.ask("better", step, seconds));
      return { ...found, betters: { ...found.betters, [step]: better } };
    },
  },
  {
    share: 0.24,
    steps: (found, { seats }) =>
      suspectedMistakes(found, seats)
        .slice(0, LOOKED_AT)
        .map(({ step }) => step),
    isKnown: ({ sure }, step) => sure[step] !== undefined,
    async find(rules, found, step, seconds) {
      const sure = rounded(await rules.ask("sure", step, found.betters[step]?.action ?? 0, seconds));
      return { ...found, sure: { ...found.sure, [step]: sure } };
    },
  },
  {
    share: 0.12,
    steps: ({ choices }, { lots }) =>
      lots.flatMap(({ asked }) => asked.map(({ step }) => step)).filter((step) => (choices[step] ?? 0) > 1),
    isKnown: ({ shares }, step) => shares[step] !== undefined,
    async find(rules, found, step, seconds) {
      const actions = await rules.ask("couldHave", step);
      const shares = rounded(await rules.ask("shares", step, actions, seconds));
      return { ...found, shares: { ...found.shares, [step]: { actions, shares } } };
    },
  },
];

/** Whether nothing is left to be found out. */
export const isWhole = (found: Found, course: CourseFacts): boolean =>
  PARTS.every((part) => part.steps(found, course).every((step) => part.isKnown(found, step)));

/** The decisions that had a choice. */
function choosing({ choices }: Found): number[] {
  return choices.flatMap((count, step) => (count > 1 ? [step] : []));
}

/** Shares as they are kept: more digits say nothing. */
function rounded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === "number" ? Math.round(one * 10_000) / 10_000 : one,
  ) as T;
}
