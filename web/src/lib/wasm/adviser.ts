/** An adviser: a game's rules in a worker, and its network where that has learned the table, kept for the next hint. */

import { api } from "../api";
import type { Advice } from "./advice";
import type { RulesWorker } from "./client";
import { bytesOf } from "./facts";
import { openFor, playersFor, type Played } from "./opening";

/** Seconds for a thought. */
const SECONDS = 0.8;

export interface Advised extends Played {
  id: string;
}

export class Adviser {
  #rules: Promise<RulesWorker> | null = null;

  constructor(readonly table: Advised) {}

  /** Fetch all that is needed before anything is asked, unless the reader's data are dear; a failure shows later. */
  async prepare(): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData !== true) await this.#opened().catch(() => undefined);
  }

  /** The best moves of a seat, which has taken a hint, by the state that it is given for that. */
  async think(seat: number): Promise<Advice> {
    const [rules, dealt] = await Promise.all([this.#opened(), api.stateForSeat(this.table.id, seat)]);
    if (rules.facts.rules !== dealt.rules) throw new Error("the page was built with other rules");
    await rules.ask("load", bytesOf(dealt.state));
    return rules.ask("advise", seat, playersFor(rules.facts, dealt), SECONDS, newNumber());
  }

  close(): void {
    void this.#rules?.then((rules) => rules.close()).catch(() => undefined);
    this.#rules = null;
  }

  #opened(): Promise<RulesWorker> {
    this.#rules ??= openFor(this.table).catch((error: unknown) => {
      this.#rules = null;
      throw error;
    });
    return this.#rules;
  }
}

/** The dice of a thought; there are some numbers after it. */
function newNumber(): bigint {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return BigInt(drawn) << 16n;
}
