/** Several decisions that the reader made in one gesture: they are sent, and taken back, one after another. */

import type { MoveFacts } from "./protocol";

/** One decision of a gesture: whether a move is the one that is meant. */
export type Step = (move: MoveFacts) => boolean;

export class Gesture {
  #ahead: readonly Step[] = [];
  /** How many of its decisions have been sent. */
  #sent = 0;
  /** How many of them are still to be taken back. */
  #back = 0;

  begin(steps: readonly Step[]): void {
    this.#ahead = steps;
    this.#sent = 0;
    this.#back = 0;
  }

  /** Whether all its decisions have been sent. */
  get isOver(): boolean {
    return this.#ahead.length === 0;
  }

  /** The move that is to be sent now; null, and nothing more is sent, where there is none. */
  next(moves: readonly MoveFacts[]): MoveFacts | null {
    const [step, ...ahead] = this.#ahead;
    const move = step === undefined ? undefined : moves.find(step);
    this.#ahead = move === undefined ? [] : ahead;
    if (move !== undefined) this.#sent += 1;
    return move ?? null;
  }

  /** A decision that was made for the reader is taken back with the one before it. */
  add(): void {
    this.#sent = Math.max(1, this.#sent) + 1;
  }

  /** All that was sent is to be taken back: at least the last decision, whatever it was. */
  takeBack(): void {
    this.#ahead = [];
    this.#back = Math.max(1, this.#sent);
    this.#sent = 0;
  }

  /** Whether a decision is to be taken back now; where it may not, nor are those before it. */
  isTakenBack(mayUndo: boolean): boolean {
    const isTakenBack = mayUndo && this.#back > 0;
    this.#back = isTakenBack ? this.#back - 1 : 0;
    return isTakenBack;
  }

  stop(): void {
    this.#ahead = [];
    this.#back = 0;
  }
}
