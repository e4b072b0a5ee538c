/** The reader's choosing: what may be tapped, what it would do, and what must be tapped twice. */

import { Gesture, type Step } from "./gesture";
import type { EventFacts, MoveFacts, ReasonFacts } from "./protocol";

export interface Offer {
  move: MoveFacts;
  sentence: string;
}

/** What a move would lead to, as far as the reader can know. */
export interface Preview<Shown = unknown> {
  view: Shown;
  /** What would happen. */
  log: EventFacts[];
  /** Whether it could not be taken back. */
  final: boolean;
  /** What speaks for it, as far as everybody would see. */
  reason?: ReasonFacts | null;
}

/** Why something is not allowed. */
export interface Reason {
  sentence: string;
  clause: string | null;
}

/** What choosing needs of the table. */
export interface Chooser<Shown = unknown> {
  offers(): Offer[];
  isBusy(): boolean;
  /** Whether the reader plays; else nothing can be tapped. */
  isSeated(): boolean;
  /** Whether what cannot be taken back is asked for twice. */
  asksTwice(): boolean;
  /** Whether a move gives something away, so that it is asked for twice even if it can be taken back. */
  isCostly?(move: MoveFacts): boolean;
  make(move: MoveFacts): void;
  /** Whether the reader's last decision can be taken back. */
  mayUndo(): boolean;
  undo(): void;
  /** Whether the reader may say beforehand how high they go; and say so. */
  mayLimit?(): boolean;
  limit?(amount: number): void;
  preview(move: MoveFacts): Promise<Preview<Shown> | null>;
  why(text: string): Promise<Reason | null>;
}

/** A pointer on its way elsewhere is not looking. */
export const LOOKING = 80;

export class Choosing<Shown = unknown> {
  readonly #chooser: Chooser<Shown>;
  readonly offers: Offer[] = $derived.by(() => this.#chooser.offers());
  /** The move that waits for its second tap. */
  asking = $state.raw<MoveFacts | null>(null);
  /** Whether it could not be taken back. */
  isFinal = $state(true);
  /** Why the last tap did nothing. */
  reason = $state.raw<Reason | null>(null);
  #looked = $state.raw<MoveFacts | null>(null);
  #previews = $state.raw<Record<number, Preview<Shown>>>({});
  #asked: Record<number, Promise<Preview<Shown> | null>> = {};
  readonly #gesture = new Gesture();
  /** Whether the reader has just taken something back: then nothing is made for them. */
  #hasTakenBack = $state(false);
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Where the mouse was when it last came or went, when that was, and whether it had moved. */
  #pointed = { x: NaN, y: NaN, at: NaN, hasMoved: false };

  constructor(chooser: Chooser<Shown>) {
    this.#chooser = chooser;
  }

  get isBusy(): boolean {
    return this.#chooser.isBusy();
  }

  get isSeated(): boolean {
    return this.#chooser.isSeated();
  }

  /** Whether one may say beforehand how high one goes for what is auctioned. */
  get mayLimit(): boolean {
    return this.isSeated && this.#chooser.mayLimit?.() === true;
  }

  /** From now on the lowest bid is made for the reader up to an amount; beyond it they pass. */
  limit(amount: number): void {
    if (this.mayLimit && !this.isBusy) this.#chooser.limit?.(amount);
  }

  /** The move the reader looks at, or is asked about once more. */
  get looked(): MoveFacts | null {
    return this.#looked ?? this.asking;
  }

  /** What the move looked at would do; null until it is known. */
  get preview(): Preview<Shown> | null {
    return this.looked === null ? null : (this.#previews[this.looked.id] ?? null);
  }

  /** The legal move with this text. */
  offer(text: string): Offer | undefined {
    return this.offers.find((offer) => offer.move.text === text);
  }

  /** Something was decided, or the reader looks elsewhere: nothing known of the moves holds any more. */
  forget(): void {
    this.#question += 1;
    this.asking = null;
    this.reason = null;
    this.#looked = null;
    this.#previews = {};
    this.#asked = {};
    this.#cancel();
  }

  /**
   * The mouse has come to something, or left it (null). What comes and goes under a mouse that rests is not looked at:
   * a page that makes room for a preview would take what is looked at away, and bring it back, without end.
   */
  point(event: PointerEvent, text: string | null): void {
    if (event.pointerType !== "mouse") return;
    const { screenX: x, screenY: y, timeStamp: at } = event;
    const last = this.#pointed;
    const hasMoved = at === last.at ? last.hasMoved : x !== last.x || y !== last.y;
    this.#pointed = { x, y, at, hasMoved };
    if (hasMoved) this.look(text);
  }

  /** The pointer or the focus is on something; null when it has left. */
  look(text: string | null): void {
    this.#cancel();
    const move = text === null ? null : (this.offer(text)?.move ?? null);
    if (move === null || this.#previews[move.id]) {
      this.#looked = move;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#looked = move;
      void this.previewOf(move);
    }, LOOKING);
  }

  /** What looks at a move while the mouse or the focus is on the thing that stands for it: attributes of that thing. */
  lookingAt(text: string | null) {
    return {
      onpointerenter: (event: PointerEvent) => this.point(event, text),
      onpointerleave: (event: PointerEvent) => this.point(event, null),
      onfocus: () => this.look(text),
      onblur: () => this.look(null),
    };
  }

  /** Make the move with this text, ask once more before it cannot be taken back, or say which rule forbids it. */
  async tap(text: string): Promise<void> {
    if (!this.isSeated || this.isBusy) return;
    this.#gesture.begin([]);
    await this.#choose(text);
  }

  /** The only move there is, unless the reader has come back to it. */
  get only(): Offer | null {
    const [only, ...others] = this.offers;
    return only === undefined || others.length > 0 || !this.isSeated || this.#hasTakenBack ? null : only;
  }

  /** Make the only move there is; it is taken back with the decision before it. */
  makeOnly(): void {
    const only = this.only;
    if (only === null || this.isBusy) return;
    this.#gesture.add();
    this.#make(only.move);
  }

  /** Make several decisions as one: each is sent when the table has answered the one before it. */
  gesture(steps: readonly Step[]): void {
    if (!this.isSeated || this.isBusy) return;
    this.#gesture.begin(steps);
    this.goOn();
  }

  /** Take the last decision back, and with it the others of its gesture. */
  undo(): void {
    if (this.isBusy) return;
    this.#hasTakenBack = true;
    this.#gesture.takeBack();
    this.goOn();
  }

  /** There is a new question, or the last request was refused: what is left of a gesture follows, or is dropped. */
  goOn(): void {
    if (this.isBusy) return;
    if (this.#gesture.isTakenBack(this.#chooser.mayUndo())) {
      this.forget();
      this.#chooser.undo();
      return;
    }
    const move = this.#gesture.next(this.offers.map((offer) => offer.move));
    if (move === null) return;
    if (this.#gesture.isOver) void this.#choose(move.text);
    else this.#make(move);
  }

  /** Nothing more of a gesture is sent. */
  stop(): void {
    this.#gesture.stop();
  }

  async #choose(text: string): Promise<void> {
    const move = this.offer(text)?.move;
    this.reason = null;
    if (move === undefined) {
      this.asking = null;
      await this.#explain(text);
    } else if (this.asking?.id === move.id || !this.#chooser.asksTwice()) {
      this.#make(move);
    } else {
      await this.#weigh(move);
    }
  }

  /** What a move would lead to; asked once for a question. */
  async previewOf(move: MoveFacts): Promise<Preview<Shown> | null> {
    const question = this.#question;
    const asked = (this.#asked[move.id] ??= this.#chooser.preview(move));
    const preview = await asked;
    if (preview === null) this.#asked = {};
    else if (question === this.#question) this.#previews = { ...this.#previews, [move.id]: preview };
    return preview;
  }

  /** Not that one after all. */
  leave(): void {
    this.asking = null;
  }

  async #weigh(move: MoveFacts): Promise<void> {
    this.asking = null;
    const question = this.#question;
    const preview = await this.previewOf(move);
    if (question !== this.#question || this.isBusy) return;
    const isFinal = preview === null || preview.final;
    if (!isFinal && this.#chooser.isCostly?.(move) !== true) this.#make(move);
    else [this.asking, this.isFinal] = [move, isFinal];
  }

  #make(move: MoveFacts): void {
    this.forget();
    this.#hasTakenBack = false;
    this.#chooser.make(move);
  }

  async #explain(text: string): Promise<void> {
    const question = this.#question;
    const reason = await this.#chooser.why(text);
    if (question === this.#question) this.reason = reason;
  }

  #cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/** Of a board on which there is nothing to choose. */
export const nothingToChoose = <Shown>(): Choosing<Shown> =>
  new Choosing<Shown>({
    offers: () => [],
    isBusy: () => false,
    isSeated: () => false,
    asksTwice: () => false,
    make: () => undefined,
    mayUndo: () => false,
    undo: () => undefined,
    preview: () => Promise.resolve(null),
    why: () => Promise.resolve(null),
  });

/** For pages where there is nothing to choose. */
export const NOTHING_TO_CHOOSE = nothingToChoose<never>();
