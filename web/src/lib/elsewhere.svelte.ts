/** The reader's other games: which of them wait for the reader while they are at one. */

import { api } from "./api";
import type { Lobby, TableCard } from "./protocol";
import { runningFirst } from "./tables";

/** Milliseconds between two looks, for who has other games and for who has none. */
const OFTEN = 15_000;
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

  /** Look now and again, until the end. */
  async watch(): Promise<void> {
    clearTimeout(this.#timer);
    let pause = SELDOM;
    if (!document.hidden) {
      const yours = (await this.#look().catch(() => null))?.yours;
      if (yours !== undefined) {
        this.waiting = waitingElsewhere(yours, this.#here);
        if (runningFirst(yours).some(({ id }) => id !== this.#here)) pause = OFTEN;
      }
    }
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.watch(), pause);
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }
}
