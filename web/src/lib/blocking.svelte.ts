/** Whose lines of chat a member does not want to read, at the table they are at; the house keeps whom they have blocked. */

import { api } from "./api";

export class Blocking {
  #authors = $state.raw<readonly string[]>([]);

  has(author: string): boolean {
    return this.#authors.includes(author);
  }

  /** Ask who is not to be heard at a table. */
  async learn(table: string): Promise<void> {
    this.#authors = await api.unheard(table).catch(() => []);
  }

  /** Block who sits somewhere, or has said something. */
  async block(table: string, whom: { seat: number } | { author: string }): Promise<void> {
    await api.block({ table, ...whom });
    await this.learn(table);
  }
}

export const blocking = new Blocking();
