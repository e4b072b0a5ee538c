/** The scene at the end of a game is seen once, by those who were there. */

class Endings {
  readonly #running = new Set<string>();

  /** The page has seen this table's game running. */
  saw(table: string): void {
    this.#running.add(table);
  }

  /** Whether the game that is over now was running when the page last looked; it is asked once. */
  isFirst(table: string): boolean {
    return this.#running.delete(table);
  }
}

export const endings = new Endings();
