/**
 * Reviewing a game that is over: what every decision changed, and what could have been done in its place.
 *
 * Whose decision it was knows no more here than then: what they could not know is dealt anew in every game that is played
 * on, and two moves are compared in the same deals.
 */

import { lookAhead } from "./looking.ts";
import type { Players, Reach, RulesModule } from "./module.ts";

/** A whole game: its opening, and who decided on which move. */
export interface Course {
  state: Uint8Array;
  seats: readonly number[];
  actions: readonly number[];
}

/** Every seat's share of the win before a decision and after it. */
export interface Worth {
  before: number[];
  after: number[];
}

/** A move in place of a decision: how much more of the win it brings its seat, and the standard error of that. */
export interface Better {
  action: number;
  gain: number;
  error: number;
  games: number;
}

/** How many moves are compared with the one that was made. */
const COMPARED = 3;
/** The part of the time in which they are found. */
const FINDING = 0.5;
/** So that even a slow phone looks at the clock often enough. */
const CHUNK = 8;
const LEAST_GAMES = 4;
const MOST_GAMES = { worth: 64, compared: 64, sure: 1500, bids: 24 };

export class Reviewer {
  readonly #rules: RulesModule;
  readonly #players: Players;
  readonly #course: Course;
  readonly #states: Uint8Array[] = [];
  readonly #now: () => number;
  /** Between how many moves each decision chose. */
  readonly choices: number[] = [];

  constructor(rules: RulesModule, players: Players, course: Course, now: () => number = () => performance.now()) {
    [this.#rules, this.#players, this.#course, this.#now] = [rules, players, course, now];
    rules.load(course.state);
    course.seats.forEach((seat, step) => {
      this.#states.push(rules.save());
      this.choices.push(rules.legal(seat).length);
      const clause = rules.play(seat, course.actions[step] ?? -1);
      if (clause !== 0) throw new Error(`decision ${step} is not allowed by clause ${clause}`);
    });
  }

  /** What a decision changed for everybody. */
  worth(step: number, seconds: number): Worth {
    const { seat, action } = this.#at(step);
    const reach = this.#isGuided ? "next" : "end";
    const [before, after] = this.#played(seat, [null, action], seconds, MOST_GAMES.worth, reach, step).means;
    return { before: before ?? [], after: after ?? [] };
  }

  /** The best move that can be found in place of a decision; null where it is the one that was made. */
  better(step: number, seconds: number): Better | null {
    const { seat, action } = this.#at(step);
    const others = this.#worthALook(seat, seconds * FINDING, step)
      .filter((one) => one !== action)
      .slice(0, COMPARED);
    const left = seconds * (1 - FINDING);
    const { gains } = this.#played(seat, [action, ...others], left, MOST_GAMES.compared, this.#usual, step);
    const found = others.map((other, place) => betterBy(other, gains[place] ?? []));
    const best = found.sort((one, other) => other.gain - one.gain)[0];
    return best !== undefined && best.gain > 0 ? best : null;
  }

  /** How much better a move is than the one that was made, in many games of apprentices to their end: a network plays
   * better, but a hundred times slower, and only many games make sure. */
  sure(step: number, other: number, seconds: number): Better {
    const { seat, action } = this.#at(step);
    const { gains } = this.#played(seat, [action, other], seconds, MOST_GAMES.sure, "end", step, "apprentices");
    return betterBy(other, gains[0] ?? []);
  }

  /** A seat's share of the win after each of these moves in place of a decision. */
  shares(step: number, actions: readonly number[], seconds: number): number[] {
    const { seat } = this.#at(step);
    const { means } = this.#played(seat, actions, seconds, MOST_GAMES.bids, this.#usual, step);
    return means.map((shares) => shares[seat] ?? 0);
  }

  /** All moves that could be made in place of a decision. */
  legal(step: number): number[] {
    return [...this.#rules.legal(this.#at(step).seat)];
  }

  get #isGuided(): boolean {
    return this.#players === "network";
  }

  get #usual(): Reach {
    return this.#isGuided ? "own" : "end";
  }

  /** Go to where a decision was made. */
  #at(step: number): { seat: number; action: number } {
    const [state, seat, action] = [this.#states[step], this.#course.seats[step], this.#course.actions[step]];
    if (state === undefined || seat === undefined || action === undefined) throw new RangeError(`no decision ${step}`);
    this.#rules.load(state);
    return { seat, action };
  }

  /** Games that go on from each of these moves, in the same deals, as long as there is time: everybody's shares, and
   * how much more its seat gains in each by each of the others than by the first. */
  #played(
    seat: number,
    moves: readonly (number | null)[],
    seconds: number,
    most: number,
    reach: Reach,
    step: number,
    players = this.#players,
  ): { means: number[][]; gains: number[][] } {
    const end = this.#now() + 1000 * seconds;
    const first = dealsOf(step);
    const sums = moves.map(() => Array.from({ length: this.#rules.seats }, () => 0));
    const gains: number[][] = moves.slice(1).map(() => []);
    let games = 0;
    for (; games < most && (games < LEAST_GAMES || this.#now() < end); games++) {
      const shares = moves.map((move) => this.#rules.goOn(players, seat, move, 1, first + BigInt(games), reach));
      const own = shares[0]?.[seat] ?? 0;
      shares.forEach((of, place) => {
        sums[place] = (sums[place] ?? []).map((sum, other) => sum + (of[other] ?? 0));
        gains[place - 1]?.push((of[seat] ?? 0) - own);
      });
    }
    return { means: sums.map((row) => row.map((sum) => sum / games)), gains };
  }

  /** The moves that a search has tried most often. */
  #worthALook(seat: number, seconds: number, step: number): number[] {
    const legal = [...this.#rules.legal(seat)];
    if (legal.length <= COMPARED + 1) return legal;
    this.#rules.forget();
    const { moves } = lookAhead(this.#rules, seat, { seconds }, dealsOf(step) << 1n, CHUNK, this.#now);
    return moves.sort((one, other) => other.visits - one.visits).map(({ action }) => action);
  }
}

/** By how much a move is better, as these games tell. */
function betterBy(action: number, gains: readonly number[]): Better {
  const games = gains.length;
  const gain = gains.reduce((sum, one) => sum + one, 0) / games;
  const spread = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / Math.max(1, games - 1);
  return { action, gain, error: Math.sqrt(spread / games), games };
}

/** The deals of a decision; a review that is made again deals the same. */
const dealsOf = (step: number): bigint => BigInt(step + 1) << 20n;
