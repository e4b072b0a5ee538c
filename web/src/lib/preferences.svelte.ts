/** How this reader likes the table; kept in the browser. */

import { remember, remembered } from "./memory";

class Preferences {
  #asksTwice = $state(remembered("asks-twice") !== "no");

  /** Whether what cannot be taken back is asked for twice. */
  get asksTwice(): boolean {
    return this.#asksTwice;
  }

  /** Whether a decision with one possible choice is made for the reader. */
  get makesForcedMoves(): boolean {
    return remembered("forced-moves") !== "no";
  }

  set asksTwice(value: boolean) {
    this.#asksTwice = value;
    remember("asks-twice", value ? "yes" : "no");
  }
}

export const preferences = new Preferences();
