/** What a review tells of a game: how everybody's chances went, which decisions mattered, and what lots were worth. */

import type { CourseFacts } from "./protocol";
import type { Better, Worth } from "./wasm/review";

/** All that is found out about a game; what is not known yet is null, or not there. */
export interface Found {
  /** Between how many moves each decision chose. */
  choices: number[];
  worths: (Worth | null)[];
  /** The best move in place of a decision; null where none is better. */
  betters: Record<number, Better | null>;
  /** The same, for the decisions that seem to have cost most, in games to their end. */
  sure: Record<number, Better>;
  /** In auctions: the share of the win after each move that was possible. */
  shares: Record<number, { actions: number[]; shares: number[] }>;
}

/** A decision that cost its seat some of the win. */
export interface Mistake extends Better {
  step: number;
  seat: number;
}

/** So much of the win is not worth a word. */
const LEAST_GAIN = 0.02;
/** How many moments before and after one are drawn with it. */
const AROUND = 3;
/** A difference of so many standard errors is no chance. */
const CERTAINTY = 3;

export const nothingFound = (choices: number[]): Found => ({
  choices,
  worths: choices.map(() => null),
  betters: {},
  sure: {},
  shares: {},
});

/** Everybody's share of the win at every step; null where it is not known yet, and at the end what came of it. */
export function sharesAlong({ choices, worths }: Found, places: readonly number[] | null): (number[] | null)[] {
  const along: (number[] | null)[] = [];
  let last: number[] | null = null;
  choices.forEach((count, step) => {
    last = count > 1 ? (worths[step]?.before ?? null) : last;
    along.push(last);
  });
  return [...along, places === null ? last : wonBy(places)];
}

/** Each moment with some before and after it, for every decision is judged by what another seat could know; the end is
 * as it is. */
export function smoothed(along: readonly (number[] | null)[]): (number[] | null)[] {
  return along.map((shares, step) => {
    if (shares === null || step === along.length - 1) return shares;
    const near = along.slice(Math.max(0, step - AROUND), step + AROUND + 1).filter((one) => one !== null);
    return shares.map((_, seat) => near.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / near.length);
  });
}

/** The win, shared by those who tie for it. */
export function wonBy(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / Math.max(1, winners) : 0));
}

/** The decisions that seem to have cost something, the worst first. */
export const suspectedMistakes = ({ betters }: Found, seats: readonly number[]): Mistake[] =>
  mistakes(betters, seats).filter(({ gain }) => gain >= LEAST_GAIN);

/** The decisions that cost something for certain, the worst first. */
export const certainMistakes = ({ sure }: Found, seats: readonly number[]): Mistake[] =>
  mistakes(sure, seats).filter(({ gain, error }) => gain >= LEAST_GAIN && gain > CERTAINTY * error);

function mistakes(found: Record<number, Better | null>, seats: readonly number[]): Mistake[] {
  return Object.entries(found)
    .flatMap(([step, better]) => (better === null ? [] : [{ ...better, step: +step, seat: seats[+step] ?? 0 }]))
    .sort((one, other) => other.gain - one.gain);
}

/** Where somebody's chances came from: their own decisions, those of others, and what was dealt and hidden. */
export interface Balance {
  began: number;
  own: number;
  others: number;
  dealt: number;
  ended: number;
}

/** Every seat's balance; null until everything is known. */
export function balances(found: Found, seats: readonly number[], places: readonly number[]): Balance[] | null {
  const chosen = found.worths.flatMap((worth, step) => (worth === null ? [] : [{ worth, seat: seats[step] }]));
  if (chosen.length === 0 || found.choices.some((count, step) => count > 1 && found.worths[step] === null)) return null;
  return wonBy(places).map((ended, seat) => {
    const began = chosen[0]?.worth.before[seat] ?? 0;
    const changed = (by: boolean): number =>
      chosen
        .filter((one) => (one.seat === seat) === by)
        .reduce((sum, { worth }) => sum + (worth.after[seat] ?? 0) - (worth.before[seat] ?? 0), 0);
    const [own, others] = [changed(true), changed(false)];
    return { began, own, others, dealt: ended - began - own - others, ended };
  });
}

/** What a lot was worth to a seat, and what it bid: which of the heights, or null where nothing was right. */
export interface LotSeat {
  seat: number;
  /** The highest bid that was still as good as passing; in a secret auction, the best one. */
  worth: number | null;
  bid: number | null;
}

export interface LotTold {
  lot: CourseFacts["lots"][number];
  /** Where it can be looked at. */
  step: number;
  seats: LotSeat[];
  /** Who got it, or chose first, and for how much; null where nobody bid. */
  winners: number[];
  price: number | null;
}

/** What every lot was worth to everybody, as far as it is known. */
export function lotsTold(course: CourseFacts, found: Found): LotTold[] {
  return course.lots.flatMap((lot) => {
    const first = lot.asked[0];
    if (first === undefined) return [];
    const seats = new Map<number, LotSeat>();
    const of = (seat: number): LotSeat => seats.get(seat) ?? { seat, worth: null, bid: null };
    if (lot.bidder !== null) seats.set(lot.bidder, { ...of(lot.bidder), bid: lot.bid });
    for (const { step, bids } of lot.asked) {
      const seat = course.seats[step] ?? 0;
      const { worth, bid } = of(seat);
      const made = bids[course.actions[step] ?? -1] ?? null;
      seats.set(seat, { seat, worth: higher(worth, worthAt(bids, found.shares[step])), bid: made ?? bid });
    }
    const told = [...seats.values()].sort((one, other) => one.seat - other.seat);
    const price = told.reduce<number | null>((most, { bid }) => higher(most, bid), null);
    const winners = price === null ? [] : told.filter(({ bid }) => bid === price).map(({ seat }) => seat);
    return [{ lot, step: first.step, seats: told, winners, price }];
  });
}

const higher = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other);

/** The highest bid that is as good as the best move that is no bid; where every move bids, the best of them. */
function worthAt(bids: Record<number, number>, known: Found["shares"][number] | undefined): number | null {
  if (known === undefined) return null;
  const tried = known.actions.map((action, place) => ({ height: bids[action], share: known.shares[place] ?? 0 }));
  const passing = tried.filter(({ height }) => height === undefined).map(({ share }) => share);
  const least = passing.length > 0 ? Math.max(...passing) : Math.max(...tried.map(({ share }) => share));
  return tried.reduce<number | null>(
    (most, { height, share }) => (height !== undefined && share >= least ? higher(most, height) : most),
    null,
  );
}
