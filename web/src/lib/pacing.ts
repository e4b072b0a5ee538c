/** The moves of the others, one after another: each rests on the page for a while before the next is shown. */

import type { BotSpeed } from "./preferences.svelte";

/** Milliseconds. */
export const RESTS: Record<BotSpeed, number> = { slow: 1600, normal: 600, fast: 200, "at-once": 0 };
/** More than so many frames behind, the page catches up: it was asleep, or a bot plays all by itself. */
const FARTHEST_BEHIND = 24;

export interface Clock {
  now: () => number;
  after: (milliseconds: number, action: () => void) => number;
  cancel: (timer: number) => void;
}

export class Pacer<Frame> {
  #held: Frame[] = [];
  #timer: number | null = null;
  /** When the frame that is shown has rested long enough. */
  #free = 0;

  constructor(
    readonly show: (frame: Frame) => void,
    /** How long a frame rests. */
    readonly restOf: (frame: Frame) => number,
    readonly clock: Clock,
  ) {}

  get isBehind(): boolean {
    return this.#held.length > 0;
  }

  /** A frame has come; unless it may wait, it is shown at once, and all before it. */
  add(frame: Frame, mayWait: boolean): void {
    this.#held.push(frame);
    if (!mayWait || this.#held.length > FARTHEST_BEHIND) this.flush();
    else this.#goOn();
  }

  /** Show all that is held. */
  flush(): void {
    const held = this.#held;
    this.drop();
    for (const frame of held) this.#shown(frame);
  }

  /** Forget all that is held. */
  drop(): void {
    this.#held = [];
    if (this.#timer !== null) this.clock.cancel(this.#timer);
    this.#timer = null;
  }

  #goOn(): void {
    while (this.#timer === null) {
      const rest = this.#free - this.clock.now();
      const next = this.#held[0];
      if (next === undefined) return;
      if (rest > 0) {
        this.#timer = this.clock.after(rest, () => {
          this.#timer = null;
          this.#goOn();
        });
        return;
      }
      this.#held.shift();
      this.#shown(next);
    }
  }

  #shown(frame: Frame): void {
    this.#free = this.clock.now() + this.restOf(frame);
    this.show(frame);
  }
}
