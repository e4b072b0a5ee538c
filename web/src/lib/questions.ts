/** Questions that change nothing at the table, and who waits for their answers. */

import type { Because, ToPage } from "./protocol";

export class Questions {
  /** By the key of the request. */
  readonly #asked = new Map<string, (answer: ToPage | null) => void>();
  /** Why a move is not allowed, by its text. */
  readonly #doubts = new Map<string, (answer: Because | null) => void>();

  /** The answer to the request with this key; null if it is refused. */
  async asked(key: string): Promise<ToPage | null> {
    const answer = await this.tried(key);
    return answer?.it === "refused" ? null : answer;
  }

  /** The answer, if only that it is refused; null if nobody waits any longer. */
  tried(key: string): Promise<ToPage | null> {
    return new Promise((resolve) => this.#asked.set(key, resolve));
  }

  doubted(text: string): Promise<Because | null> {
    return new Promise((resolve) => this.#doubts.set(text, resolve));
  }

  /** Whether a message was an answer; whoever waits for it has it. */
  answered(message: ToPage): boolean {
    if (message.it === "because") {
      this.#doubts.get(message.text)?.(message);
      return this.#doubts.delete(message.text);
    }
    const key = "key" in message ? message.key : null;
    if (key === null || !this.#asked.has(key)) return false;
    this.#asked.get(key)?.(message);
    return this.#asked.delete(key);
  }

  /** Nobody waits any longer. */
  drop(): void {
    for (const resolve of [...this.#asked.values(), ...this.#doubts.values()]) resolve(null);
    this.#asked.clear();
    this.#doubts.clear();
  }
}
