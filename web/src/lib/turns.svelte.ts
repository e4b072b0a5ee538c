/** The reader's running games, whichever page they are on: which of them wait for the reader. */

import { api } from "./api";
import { closeNotices } from "./notices-shown";
import type { TableCard } from "./protocol";
import { runningFirst } from "./tables";

/** Milliseconds between two looks. */
const OFTEN = 15_000;
/** Where no other game has begun. */
const SELDOM = 60_000;

export class Turns {
  tables = $state.raw<readonly TableCard[]>([]);
  /** Those that wait for the reader, the one first that should be next. */
  readonly waiting = $derived(runningFirst(this.tables).filter((table) => table.your_turn));
  readonly others = $derived(runningFirst(this.tables).filter((table) => !table.your_turn));
  /** When the house last answered, in seconds; nothing before it has. */
  at = $state<number>();
  readonly #look: () => Promise<TableCard[]>;
  #here = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(look: () => Promise<TableCard[]> = () => api.turns()) {
    this.#look = look;
  }

  /** Those that wait at other tables than the one the reader is at. */
  elsewhere(here: string): readonly TableCard[] {
    return this.waiting.filter((table) => table.id !== here);
  }

  /** Look now, and again until the end; `here` is the table at which the reader is, if they are at one. */
  async watch(here = this.#here): Promise<void> {
    this.#here = here;
    clearTimeout(this.#timer);
    const found = document.hidden ? null : await this.#look().catch(() => null);
    if (found !== null) {
      this.tables = found;
      this.at = Date.now() / 1000;
      void closeNotices(this.waiting.map(({ id }) => id));
    }
    const others = this.tables.some(({ id }) => id !== this.#here);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.watch(), found !== null && others ? OFTEN : SELDOM);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.tables = [];
    this.at = undefined;
  }
}

export const turns = new Turns();
