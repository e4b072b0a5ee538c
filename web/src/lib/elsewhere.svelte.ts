/** The reader's other games: which of them wait for the reader while they are at one. */

import { api } from "./api";
import type { Lobby, TableCard } from "./protocol";
import { isRunning, runningFirst } from "./tables";

/** Milliseconds between two looks. */
const OFTEN = 15_000;
/** Where none of the other games has begun. */
const SELDOM = 60_000;

/** Of a reader's tables those others that wait for them, the one first that should be next. */
export const waitingElsewhere = (yours: readonly TableCard[], here: string): TableCard[] =>
  runningFirst(yours).filter((table) => table.your_turn && table.id !== here);

export class Elsewhere {
  waiting = $state.raw<readonly TableCard[]>([]);
  readonly #here: string;
  readonly #look: () => Promise<Lobby>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isEnded = false;

  constructor(here: string, look: () => Promise<Lobby> = () => api.lobby()) {
    this.#here = here;
    this.#look = look;
  }

  /** Look now, and again until the end; who sits nowhere else looks when they come back to the page. */
  async watch(): Promise<void> {
    clearTimeout(this.#timer);
    const yours = document.hidden ? null : ((await this.#look().catch(() => null))?.yours ?? null);
    if (yours !== null) this.waiting = waitingElsewhere(yours, this.#here);
    const pause = yours === null ? SELDOM : this.#pauseFor(yours);
    if (!this.#isEnded && pause !== null) this.#timer = setTimeout(() => void this.watch(), pause);
  }

  #pauseFor(yours: readonly TableCard[]): number | null {
    const others = yours.filter(({ id, status }) => id !== this.#here && status !== "over" && status !== "ended");
    if (others.length === 0) return null;
    return others.some(isRunning) ? OFTEN : SELDOM;
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }
}
