/** A puzzle being solved: what was tried, whether it is right, and what the page finds out by itself. */

import { api } from "./api";
import { Choosing } from "./choosing.svelte";
import { house } from "./house.svelte";
import type { MoveFacts, PuzzleAnswer, PuzzleFacts, View } from "./protocol";
import { comparison, type Compared } from "./puzzle-thinking";
import { puzzleHistory } from "./puzzles.svelte";
import type { Narrator } from "./sentences";
import { viewOf } from "./table";

/** What solving needs of the page. */
export interface Solver {
  narrator(): Narrator;
  asksTwice(): boolean;
  /** An answer has come, or the question is there again. */
  answered(): Promise<void>;
}

export type Thinking = "no" | "yes" | "failed";

export class Solving {
  readonly #facts: PuzzleFacts;
  readonly #solver: Solver;
  readonly choosing: Choosing<View>;
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Whether the reader has asked for the right move. */
  isShown = $state(false);
  thinking = $state<Thinking>("no");
  compared = $state.raw<Compared | null>(null);
  #isAsking = $state(false);
  #isEnded = false;

  constructor(facts: PuzzleFacts, solver: Solver) {
    [this.#facts, this.#solver] = [facts, solver];
    const { game, id } = facts;
    this.choosing = new Choosing<View>({
      offers: () =>
        this.answer === null ? facts.moves.map((move) => ({ move, sentence: solver.narrator().move(move) })) : [],
      isBusy: () => this.#isAsking,
      isSeated: () => this.answer === null,
      asksTwice: () => solver.asksTwice(),
      make: (move) => void this.#try(move),
      mayUndo: () => false,
      undo: () => undefined,
      preview: async (move) => {
        const seen = await house.attempt(() => api.puzzlePreview(game, id, move.id));
        // Nothing is given away: a puzzle can be tried again.
        return seen === undefined ? null : { view: viewOf(seen), log: seen.log, final: false };
      },
      why: async (text) => {
        const because = await house.attempt(() => api.puzzleWhy(game, id, text));
        return because?.why ? { sentence: solver.narrator().said(because.why), clause: because.clause } : null;
      },
    });
  }

  end(): void {
    this.#isEnded = true;
    this.choosing.forget();
  }

  /** The question once more. */
  tryAgain(): void {
    [this.answer, this.compared, this.isShown, this.thinking] = [null, null, false, "no"];
    void this.#solver.answered();
  }

  show(): void {
    this.isShown = true;
    void this.#solver.answered();
  }

  /** Play on from the move that was tried, and from the one beside it, on this device. */
  async think(): Promise<void> {
    const { answer } = this;
    if (answer === null || this.thinking === "yes" || this.compared !== null) return;
    this.thinking = "yes";
    const found = await comparison(this.#facts, answer).catch(() => null);
    if (this.#isEnded || this.answer !== answer) return;
    this.compared = found;
    this.thinking = found === null ? "failed" : "no";
  }

  async #try(move: MoveFacts): Promise<void> {
    const { game, id } = this.#facts;
    this.#isAsking = true;
    const answer = await house.attempt(() => api.puzzleAnswer(game, id, move.id));
    this.#isAsking = false;
    if (answer === undefined || this.#isEnded) return;
    puzzleHistory.note(game, id, answer.is_right);
    this.answer = answer;
    await this.#solver.answered();
  }
}
