/** Stepping through a game: what of it is known, what to fetch next, and which moment a line of the log belongs to. */

import type { EventFacts, ReplaySeat, StepFacts, View } from "./protocol";
import { seatLetter } from "./sentences";
import type { Words } from "./words";

/** Whose knowledge is shown: everybody's, a spectator's, or a seat's. */
export type Eyes = "all" | "spectator" | `${number}`;

/** Where a reader is in a replay, as its address says it. */
export interface Spot {
  step: number;
  eyes: Eyes;
}

/** A moment ready to be shown. */
export interface Moment extends Spot {
  view: View;
  owns: Record<number, View>;
  seat: number | null;
  waiting: number[];
  log: EventFacts[];
  /** The lines that this step told are those from here... */
  from: number;
  /** ...up to and without this one. */
  to: number;
}

/** So many steps are fetched together. */
export const CHUNK = 24;

export const chunkOf = (step: number): number => Math.floor(step / CHUNK);

/** The steps to ask for: one more than the chunk has, to know which lines its first step told. */
export function rangeOf(chunk: number, steps: number): { from: number; to: number } {
  return { from: Math.max(0, chunk * CHUNK - 1), to: Math.min((chunk + 1) * CHUNK, steps + 1) };
}

/** The chunks worth having, the most wanted first: where the reader is, where they go, and where they come from. */
export function wantedChunks(step: number, steps: number, direction: 1 | -1): number[] {
  const here = chunkOf(step);
  return [here, here + direction, here - direction].filter((chunk) => chunk >= 0 && chunk <= chunkOf(steps));
}

/** What is known of a replay through one pair of eyes. */
export class Known {
  readonly #steps = new Map<number, StepFacts>();
  log: EventFacts[] | null = null;

  constructor(
    readonly eyes: Eyes,
    readonly steps: number,
  ) {}

  add(steps: readonly StepFacts[]): void {
    for (const facts of steps) this.#steps.set(facts.step, facts);
  }

  hasChunk(chunk: number): boolean {
    return this.#steps.has(chunk * CHUNK) && this.#steps.has(rangeOf(chunk, this.steps).to - 1);
  }

  /** The first chunk to fetch; null where everything wanted is there. */
  missing(step: number, direction: 1 | -1): number | null {
    return wantedChunks(step, this.steps, direction).find((chunk) => !this.hasChunk(chunk)) ?? null;
  }

  /** The game after a step; null while it is not known. */
  moment(step: number): Moment | null {
    const facts = this.#steps.get(step);
    const before = step === 0 ? 0 : this.#steps.get(step - 1)?.lines;
    if (facts === undefined || before === undefined || this.log === null) return null;
    const seat = seatOf(this.eyes);
    const owns = facts.owns as Record<number, View>;
    return {
      step,
      eyes: this.eyes,
      view: { ...(facts.view as View), ...(seat === null ? {} : owns[seat]) },
      owns: this.eyes === "all" ? owns : {},
      seat,
      waiting: facts.waiting,
      log: this.log,
      from: before,
      to: facts.lines,
    };
  }

  /** The step that told a line; where it is not known yet, the chunk that tells more of it. */
  find(line: number): { step: number } | { chunk: number } {
    let [before, after] = [-1, this.steps];
    for (const { step, lines } of this.#steps.values()) {
      if (lines > line) after = Math.min(after, step);
      else before = Math.max(before, step);
    }
    return after - before <= 1 ? { step: after } : { chunk: chunkOf(Math.floor((before + after) / 2)) };
  }
}

/** What is known of a replay, by the eyes that saw it. */
export class Knowledge {
  readonly #known = new Map<Eyes, Known>();

  constructor(readonly steps: number) {}

  of(eyes: Eyes): Known {
    const known = this.#known.get(eyes) ?? new Known(eyes, this.steps);
    this.#known.set(eyes, known);
    return known;
  }
}

export const seatOf = (eyes: Eyes): number | null => (eyes === "all" || eyes === "spectator" ? null : Number(eyes));

/** Where an address points; what makes no sense there is as if it were left out. */
export function spotOf(query: string, steps: number, seats: number): Spot {
  const asked = new URLSearchParams(query);
  const step = /^\d{1,6}$/.test(asked.get("step") ?? "") ? Number(asked.get("step")) : 0;
  const eyes = eyesOfAll(seats).find((one) => one === asked.get("eyes")) ?? "all";
  return { step: Math.min(step, steps), eyes };
}

/** The address of a moment; the opening with all cards open needs no more than the replay's own. */
export function queryOf({ step, eyes }: Spot): string {
  const said = [...(step === 0 ? [] : [`step=${step}`]), ...(eyes === "all" ? [] : [`eyes=${eyes}`])];
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

/** Everybody who can be looked with. */
export function eyesOfAll(seats: number): Eyes[] {
  return ["all", "spectator", ...Array.from({ length: seats }, (_, seat): Eyes => `${seat}`)];
}

/** What a player of the replay is called, in the reader's language where the record gives no name. */
export function replayName(words: Words, { seat, name, level }: ReplaySeat): string {
  return name || words.say(level === null ? "name-person" : `name-${level}`, { seat: seatLetter(seat) });
}
