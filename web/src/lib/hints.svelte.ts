/** Hints: the best moves of the reader's own question, found by the page itself or, where it is too slow, by the house. */

import type { EventFacts, MoveFacts, ReasonFacts, Said } from "./protocol";
import type { Advice } from "./wasm/advice";

/** Milliseconds after which the page is slow, and the house is asked too. */
export const SLOW = 1150;
/** Slow so often in a row, the page does not think any more. */
const MOST_TRIES = 2;

/** What is known of a move that a hint names. */
export interface Told {
  log: EventFacts[];
  reason?: ReasonFacts | null;
}

/** A move that a hint names, and what speaks for it. */
export interface HintedMove {
  move: MoveFacts;
  /** How often it wins, of a hundred games; null where the house's bot has named it. */
  percent: number | null;
  /** What it would do, and why; null until it is known. */
  told: Told | null;
}

/** What hints need of their table. */
export interface HintSource {
  /** The moves of the reader's question. */
  moves(): MoveFacts[];
  /** Take a hint, which everybody is shown; why it was refused, or null. */
  take(): Promise<Said | null>;
  /** The page's own advice; rejected where it cannot think. */
  think(): Promise<Advice>;
  /** The number of the move that the house's strongest bot would make; null where it gives none. */
  askHouse(): Promise<number | null>;
  preview(move: MoveFacts): Promise<Told | null>;
}

export type HintState = "none" | "thinking" | "given" | "refused" | "failed";

export class Hints {
  readonly #source: HintSource;
  state = $state<HintState>("none");
  moves = $state.raw<readonly HintedMove[]>([]);
  /** Why the table gave none. */
  why = $state.raw<Said | null>(null);
  isOpen = $state(false);
  /** How often in a row the page was slow. */
  #slow = 0;
  #question = 0;

  constructor(source: HintSource) {
    this.#source = source;
  }

  /** Open what is known, or take a hint; opened again, close it. */
  toggle(): void {
    this.isOpen = !this.isOpen;
    if (this.isOpen && this.state !== "given" && this.state !== "thinking") void this.#ask();
  }

  close(): void {
    this.isOpen = false;
  }

  /** The question is another one: what was said of the last holds no more. */
  forget(): void {
    this.#question += 1;
    this.state = "none";
    this.moves = [];
    this.why = null;
    this.isOpen = false;
  }

  async #ask(): Promise<void> {
    const question = this.#question;
    this.state = "thinking";
    this.why = null;
    const refused = await this.#source.take();
    if (question !== this.#question) return;
    if (refused !== null) {
      [this.state, this.why] = ["refused", refused];
      return;
    }
    const found = await this.#found();
    if (question !== this.#question) return;
    this.moves = found;
    this.state = found.length > 0 ? "given" : "failed";
    await this.#explain(question);
  }

  /** What the page itself finds out; where it is slow, or cannot, what is known first, there or at the house. */
  async #found(): Promise<HintedMove[]> {
    if (this.#slow >= MOST_TRIES) return this.#fromHouse().catch(() => []);
    const own = this.#thought();
    const inTime = await Promise.race([own, after(SLOW)]).catch(() => null);
    this.#slow = inTime === null ? this.#slow + 1 : 0;
    return inTime ?? Promise.any([own, this.#fromHouse()]).catch(() => []);
  }

  async #thought(): Promise<HintedMove[]> {
    const { moves } = await this.#source.think();
    return must(moves.flatMap(({ action, share }) => this.#named(action, Math.round(100 * share))));
  }

  async #fromHouse(): Promise<HintedMove[]> {
    const action = await this.#source.askHouse();
    return must(action === null ? [] : this.#named(action, null));
  }

  #named(action: number, percent: number | null): HintedMove[] {
    const move = this.#source.moves().find(({ id }) => id === action);
    return move === undefined ? [] : [{ move, percent, told: null }];
  }

  /** What each of the moves would do comes when it is known; the moves need not wait for it. */
  async #explain(question: number): Promise<void> {
    await Promise.all(
      this.moves.map(async ({ move }) => {
        const told = await this.#source.preview(move);
        if (question !== this.#question) return;
        this.moves = this.moves.map((hinted) => (hinted.move.id === move.id ? { ...hinted, told } : hinted));
      }),
    );
  }
}

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

function must(found: HintedMove[]): HintedMove[] {
  if (found.length === 0) throw new Error("no move was found");
  return found;
}
