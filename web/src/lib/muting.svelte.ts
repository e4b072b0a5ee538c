/** Whom this reader has muted; kept in the browser, and known to nobody else. */

import { remember, remembered } from "./memory";

/** So many are remembered, the last ones. */
const MOST = 200;

export class Muting {
  #authors = $state.raw<readonly string[]>((remembered("muted") ?? "").split(" ").filter(Boolean));

  has(author: string): boolean {
    return this.#authors.includes(author);
  }

  set(author: string, muted: boolean): void {
    const others = this.#authors.filter((other) => other !== author);
    this.#authors = muted ? [...others, author].slice(-MOST) : others;
    remember("muted", this.#authors.join(" "));
  }
}

export const muting = new Muting();
