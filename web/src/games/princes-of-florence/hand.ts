/** What the reader holds: whether a work would be enough, the work being made, its pay, and who could be recruited. */

import type { Choosing, Offer } from "../../lib/choosing.svelte";
import { numbersIn, offersTo } from "../../lib/offers";
import type { MoveFacts } from "../../lib/protocol";
import type { CardView, HandView, OwnView, PrincesView } from "./view";

export const valueOfAll = (cards: readonly CardView[]): number => cards.reduce((sum, { value }) => sum + value, 0);

/** Whether a work would be enough for the round: by itself, with all bonus cards, or not. */
export type Verdict = "enough" | "enough-with-bonus" | "short";

/** Before the first round nothing is needed yet. */
export function verdictOn(value: number, bonus: number, minimum: number): Verdict | null {
  if (minimum === 0) return null;
  if (value >= minimum) return "enough";
  return value + bonus >= minimum ? "enough-with-bonus" : "short";
}

/** What is done with cards of the hand. */
const OF_HAND = ["return", "keep", "under", "recruit", "work", "bonus", "draw", "freedom"];

/** On a phone a card that cannot be tapped waits below, while something else in the hand can. */
export const isWaiting = (choosing: Pick<Choosing, "offers" | "offer">, text: string | null): boolean =>
  choosing.offers.some(({ move }) => OF_HAND.includes(String(move.data.do))) &&
  (text === null || choosing.offer(text) === undefined);

/** What a profession likes, and whether its patron has it. */
export const likesOf = (card: HandView): { name: string; has: boolean }[] =>
  [card.building, card.landscape, card.freedom].map((name) => ({
    name,
    has: card.reasons.some((reason) => reason.name === name && reason.points > 0),
  }));

/** The professions that would gain by something: a building, a landscape or a freedom. */
export const likedBy = (hand: readonly HandView[], name: string): HandView[] =>
  hand.filter((card) => likesOf(card).some((liked) => liked.name === name && !liked.has));

/** What lay before a player, and was in the hand, before a work was begun. */
export interface Before {
  table: readonly string[];
  hand: readonly HandView[];
  bonus: readonly CardView[];
}

/** The work being made: whose it is, as far as that was seen, and the bonus cards that were played with it. */
export interface Making {
  card: HandView | null;
  played: CardView[];
}

export function making(before: Before | null, table: readonly string[], bonus: readonly CardView[]): Making {
  const laid = table.filter((name) => before?.table.includes(name) === false);
  const card = before?.hand.find(({ name }) => name === laid[0]);
  if (before === null || card === undefined || laid.length !== 1) return { card: null, played: [] };
  return { card, played: before.bonus.filter(({ name }) => bonus.every((held) => held.name !== name)) };
}

/** One way to share out the pay of a work, and what the reader would have then. */
export interface Payment {
  points: number;
  florins: number;
  prestige: number;
  purse: number;
}

export function paymentsAmong(offers: readonly Offer[], view: PrincesView, own: OwnView): Payment[] {
  const { work_pay: pay, point_price: price } = view.action;
  const held = view.players[own.seat]?.prestige ?? 0;
  return numbersIn(offersTo(offers, "prestige"), "points").map((points) => {
    const florins = pay - points * price;
    return { points, florins, prestige: held + points, purse: own.florins + florins };
  });
}

/** Who could be recruited and from whom, the most valuable first. */
export const recruitsOf = (view: PrincesView, own: OwnView): { card: HandView; owner: number }[] =>
  own.recruits
    .map((card) => ({ card, owner: view.players.find(({ table }) => table.includes(card.name))?.seat ?? own.seat }))
    .sort((one, other) => other.card.value - one.card.value);

/** The moves that make their player pay, at once or when nobody bids more. */
const PAID = ["open", "bid", "take", "pay", "pay-points", "character", "build", "offer", "draw", "freedom"];

/** PF-71: whether a move on offer would cost more florins than there are, and so points. */
export const costsPoints = (offers: readonly Offer[], florins: number): boolean =>
  offers.some(({ move }) => isPaid(move) && Number(move.with.florins) > florins);

const isPaid = (move: MoveFacts): boolean =>
  PAID.includes(String(move.data.do)) || (move.data.do === "accept" && move.with.phase === "answer");
