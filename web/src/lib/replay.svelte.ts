/** A replay on the page: where the reader is in it, with whose eyes, and what is fetched meanwhile. */

import { api } from "./api";
import { house } from "./house.svelte";
import type { ReplayFacts } from "./protocol";
import { Knowledge, queryOf, rangeOf, spotOf, type Eyes, type Known, type Moment, type Spot } from "./replay";
import type { Command } from "./replay-keys";

/** Milliseconds from step to step while the game plays itself. */
export const PACE = 1200;
/** A browser lets a page change its address so often only. */
const ADDRESS_PAUSE = 300;

export class Playback {
  step = $state(0);
  eyes = $state<Eyes>("all");
  isPlaying = $state(false);
  /** What is on the page: the moment wanted or, until that is there, the one before. */
  shown = $state.raw<Moment | null>(null);
  readonly #knowledge: Knowledge;
  #direction: 1 | -1 = 1;
  #isFetching = false;
  #isEnded = false;
  #player: ReturnType<typeof setInterval> | null = null;
  #writing: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly facts: ReplayFacts) {
    const spot = spotOf(location.search, facts.steps, facts.seats.length);
    this.#knowledge = new Knowledge(facts.steps);
    this.step = spot.step;
    this.eyes = spot.eyes;
  }

  /** Whether the moment wanted is still on its way. */
  get isPending(): boolean {
    return this.shown === null || this.shown.step !== this.step || this.shown.eyes !== this.eyes;
  }

  get isLast(): boolean {
    return this.step === this.facts.steps;
  }

  begin(): void {
    this.#show();
  }

  end(): void {
    this.#isEnded = true;
    this.pause();
    if (this.#writing !== null) clearTimeout(this.#writing);
  }

  go(step: number): void {
    const wanted = Math.min(Math.max(step, 0), this.facts.steps);
    if (wanted !== this.step) this.#direction = wanted > this.step ? 1 : -1;
    this.step = wanted;
    this.#show();
  }

  lookWith(eyes: Eyes): void {
    this.eyes = eyes;
    this.#show();
  }

  /** Go to the moment that told a line of the log. */
  async goToLine(line: number): Promise<void> {
    this.pause();
    const known = this.#here;
    let found = known.find(line);
    while (!("step" in found)) {
      if (!(await this.#fetch(known, found.chunk)) || known !== this.#here) return;
      found = known.find(line);
    }
    this.go(found.step);
  }

  do(command: Command): void {
    if (command === "play") {
      if (this.isPlaying) this.pause();
      else this.play();
      return;
    }
    this.pause();
    this.go({ back: this.step - 1, forward: this.step + 1, first: 0, last: this.facts.steps }[command]);
  }

  /** Let the game play itself, from the beginning if it is at its end. */
  play(): void {
    if (this.isLast) this.go(0);
    this.isPlaying = true;
    this.#player = setInterval(() => this.#playOn(), PACE);
  }

  pause(): void {
    this.isPlaying = false;
    if (this.#player !== null) clearInterval(this.#player);
    this.#player = null;
  }

  #playOn(): void {
    if (this.isPending) void this.#fetchWanted();
    else this.go(this.step + 1);
    if (this.isLast) this.pause();
  }

  get #here(): Known {
    return this.#knowledge.of(this.eyes);
  }

  /** Show what is wanted if it is there; fetch what is not. */
  #show(): void {
    this.shown = this.#here.moment(this.step) ?? this.shown;
    this.#write({ step: this.step, eyes: this.eyes });
    void this.#fetchWanted();
  }

  /** One chunk after another, until all that is wanted where the reader is by then is there. */
  async #fetchWanted(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    while (await this.#fetchNext()) this.shown = this.#here.moment(this.step) ?? this.shown;
    this.#isFetching = false;
  }

  async #fetchNext(): Promise<boolean> {
    const known = this.#here;
    const chunk = known.missing(this.step, this.#direction);
    return !this.#isEnded && chunk !== null && (await this.#fetch(known, chunk));
  }

  /** Whether it came. */
  async #fetch(known: Known, chunk: number): Promise<boolean> {
    const { id, steps } = this.facts;
    const { from, to } = rangeOf(chunk, steps);
    const came = await house.attempt(() =>
      Promise.all([api.replaySteps(id, from, to, known.eyes), known.log ?? api.replayLog(id, known.eyes)]),
    );
    if (came === undefined) return false;
    known.add(came[0]);
    known.log = came[1];
    return true;
  }

  #write(spot: Spot): void {
    if (this.#writing !== null) clearTimeout(this.#writing);
    this.#writing = setTimeout(() => {
      history.replaceState(history.state, "", `${location.pathname}${queryOf(spot)}`);
    }, ADDRESS_PAUSE);
  }
}
