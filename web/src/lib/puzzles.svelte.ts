/** What the reader has made of puzzles; kept on the device, and nowhere else. */

import { remember, remembered } from "./memory";
import type { PuzzleCard } from "./protocol";

/** Solved at the first try, solved later, or not yet. */
export type Result = "solved" | "later" | "failed";

interface Kept {
  /** By `game/id`. */
  results: Record<string, Result>;
  /** How many were solved at the first try in a row. */
  run: number;
  best: number;
}

const KEY = "puzzles";
const NOTHING: Kept = { results: {}, run: 0, best: 0 };

export class PuzzleHistory {
  #kept = $state.raw<Kept>(kept());

  /** Null where it was not tried yet. */
  of(game: string, id: string): Result | null {
    return this.#kept.results[`${game}/${id}`] ?? null;
  }

  get run(): number {
    return this.#kept.run;
  }

  get best(): number {
    return this.#kept.best;
  }

  /** How many of these are solved, whether at the first try or later. */
  solved(game: string, cards: readonly PuzzleCard[]): number {
    return cards.filter(({ id }) => ["solved", "later"].includes(this.of(game, id) ?? "")).length;
  }

  /** A move was tried; only the first tells whether it was solved at once. */
  note(game: string, id: string, isRight: boolean): void {
    const before = this.of(game, id);
    const { results, run, best } = kept();
    if (before === null) {
      const next = isRight ? run + 1 : 0;
      this.#keep({
        results: { ...results, [`${game}/${id}`]: isRight ? "solved" : "failed" },
        run: next,
        best: Math.max(best, next),
      });
    } else if (before === "failed" && isRight) {
      this.#keep({ results: { ...results, [`${game}/${id}`]: "later" }, run, best });
    }
  }

  /** The puzzle after this one: the next that was not tried, else the next that is not solved; null if all are. */
  next(game: string, cards: readonly PuzzleCard[], after: string | null): PuzzleCard | null {
    const place = cards.findIndex(({ id }) => id === after);
    const following = [...cards.slice(place + 1), ...cards.slice(0, Math.max(0, place))];
    const wanted = (result: Result | null) => following.find(({ id }) => this.of(game, id) === result);
    return wanted(null) ?? wanted("failed") ?? null;
  }

  #keep(now: Kept): void {
    this.#kept = now;
    remember(KEY, JSON.stringify(now));
  }
}

/** What was kept; another page of this browser may have added to it. */
function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(remembered(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export const puzzleHistory = new PuzzleHistory();
