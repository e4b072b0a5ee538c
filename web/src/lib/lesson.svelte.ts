/** A lesson under way: what its voice says now, what that points at, and what happens when the reader has read it. */

import { remember, remembered } from "./memory";
import type { LessonFacts, SayingFacts } from "./protocol";
import type { Words } from "./words";

/** What a lesson needs to know of its table. */
export interface Taught {
  /** How many decisions the game has had. */
  decided(): number;
  isOver(): boolean;
  words(): Words;
  /** Let the next player move, or the lesson end. */
  goOn(): void;
}

const PAGE = "lesson-page";

export class LessonGuide {
  readonly #taught: Taught;
  /** Which part of the lesson is read, and how far. */
  #read = $state.raw({ part: "", page: 0 });

  constructor(
    readonly lesson: LessonFacts,
    readonly table: string,
    taught: Taught,
  ) {
    this.#taught = taught;
    const [id, part = "", page = "0"] = (remembered(PAGE) ?? "").split(" ");
    if (id === table) this.#read = { part, page: Number(page) };
  }

  get #step() {
    return this.#taught.isOver() ? undefined : this.lesson.steps[this.#taught.decided()];
  }

  get #isAlone(): boolean {
    return this.#step === undefined && !this.#taught.isOver() && this.lesson.alone.length > 0;
  }

  get #part(): string {
    if (this.#step !== undefined) return String(this.#taught.decided());
    return this.#isAlone ? "alone" : "closing";
  }

  get #sayings(): readonly SayingFacts[] {
    return this.#step?.sayings ?? (this.#isAlone ? this.lesson.alone : this.lesson.closing);
  }

  get #page(): number {
    return this.#read.part === this.#part ? this.#read.page : 0;
  }

  get #saying(): SayingFacts | undefined {
    return this.#sayings[this.#page];
  }

  /** What was said before moves of others that follow each other in silence. */
  get #saidBefore(): SayingFacts | undefined {
    const { steps } = this.lesson;
    let place = this.#taught.decided();
    while (steps[place]?.is_yours === false && steps[place]?.sayings.length === 0) place -= 1;
    const before = this.#step === undefined ? undefined : steps[place];
    return before?.is_yours === false ? before.sayings.at(-1) : undefined;
  }

  /** What the voice says; null where it is silent. */
  get sentence(): string | null {
    const saying = this.#saying ?? this.#saidBefore;
    return saying === undefined ? null : this.#taught.words().say(saying.message);
  }

  /** What it points at. */
  get at(): readonly string[] {
    return this.#saying?.at ?? [];
  }

  get #hasMore(): boolean {
    return this.#page < this.#sayings.length - 1;
  }

  /** Whether the reader has to read on before they can choose anything. */
  get isTalking(): boolean {
    return this.#step === undefined ? this.mayGoOn : this.#hasMore || !this.#step.is_yours;
  }

  get mayGoOn(): boolean {
    if (this.#saying === undefined) return false;
    if (this.#step !== undefined) return this.#hasMore || !this.#step.is_yours;
    return this.#isAlone || this.#hasMore || !this.#taught.isOver();
  }

  get mayGoBack(): boolean {
    return this.#page > 0 && this.#saying !== undefined;
  }

  /** Whether somebody else moves now, and nothing is said before. */
  get isSilentMove(): boolean {
    return this.#step !== undefined && !this.#step.is_yours && this.#saying === undefined;
  }

  /** How far it has come, from 0 to 1. */
  get progress(): number {
    return this.#taught.isOver() ? 1 : Math.min(1, this.#taught.decided() / this.lesson.steps.length);
  }

  goOn(): void {
    if (!this.mayGoOn) return;
    if (this.#hasMore || this.#isAlone) this.#turnTo(this.#page + 1);
    else this.#taught.goOn();
  }

  goBack(): void {
    if (this.mayGoBack) this.#turnTo(this.#page - 1);
  }

  #turnTo(page: number): void {
    this.#read = { part: this.#part, page };
    remember(PAGE, `${this.table} ${this.#part} ${page}`);
  }
}
