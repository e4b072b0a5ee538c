/** A decision with one possible choice is made for the reader and told, unless that would tell others something. */

import type { Choosing, Offer } from "./choosing.svelte";
import { say } from "./speech.svelte";

/** Milliseconds in which a question can be read that is answered for the reader. */
export const FORCED_AFTER = 900;

/** What is to be known of the table. */
export interface Forcing {
  choosing: Choosing;
  /** Whether the reader wants it. */
  isWished(): boolean;
  /** Whether others are there who would learn from it what they may not know. */
  isSecret(): boolean;
}

export class ForcedMoves {
  readonly #forcing: Forcing;
  /** The last move that was made for the reader, until they have chosen again. */
  #made = $state<string | null>(null);
  /** The move that will be made for them. */
  readonly next: Offer | null = $derived.by(() => {
    const { isWished, isSecret, choosing } = this.#forcing;
    return isWished() && !isSecret() ? choosing.only : null;
  });
  /** What is to be said of it. */
  readonly hint: string | null = $derived.by(() => {
    const { isSecret, choosing } = this.#forcing;
    if (choosing.only !== null && isSecret()) return say("page-forced-secret");
    const move = this.next?.sentence ?? this.#made;
    return move === null ? null : say("page-forced", { move });
  });

  /** For a component, while it is shown. */
  constructor(forcing: Forcing) {
    this.#forcing = forcing;
    $effect(() => {
      const { next } = this;
      if (next === null || forcing.choosing.isBusy) return;
      const timer = setTimeout(() => {
        forcing.choosing.makeOnly();
        this.#made = next.sentence;
      }, FORCED_AFTER);
      return () => clearTimeout(timer);
    });
  }

  /** The reader has chosen something. */
  forget(): void {
    this.#made = null;
  }
}
