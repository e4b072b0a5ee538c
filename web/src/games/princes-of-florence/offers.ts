/** Offers to build together: who would pay and get what, which prices may be named, what it would do for one's cards. */

import type { Offer } from "../../lib/choosing.svelte";
import { numbersIn, offersTo } from "../../lib/offers";
import { aPiece, about } from "./labels";
import { nameOf, type Scene, who } from "./scene";
import type { OfferView, OwnView, PrincesView } from "./view";

type Seen = Pick<Scene, "view" | "then" | "seat">;

/** While these are asked there is talk of building together. */
const PHASES = ["partner", "join", "price", "answer", "reply"];

export const isOffered = (view: Pick<PrincesView, "phase">): boolean => PHASES.includes(view.phase);

/** Who offers what to whom. */
export function offerLabel(scene: Scene): string {
  const { offer, piece, turn } = scene.view;
  const said = { ...about(scene, turn ?? 0), piece: aPiece(scene, offer?.piece ?? piece ?? "") };
  if (offer?.partner == null) return scene.words.say("offer-begun", said);
  const partner = { whose: who(scene, offer.partner), partner: nameOf(scene, offer.partner) };
  return scene.words.say("offer-title", { ...said, ...partner });
}

// -- prices

/** Every price that may be named now, the lowest first. */
export const pricesAmong = (offers: readonly Offer[], deed: "price" | "counter"): number[] =>
  numbersIn(offersTo(offers, deed), "florins");

/** The price nearest to what was typed. */
export function nearestPrice(prices: readonly number[], typed: number): number {
  const [least = 0] = prices;
  const away = (price: number): number => Math.abs(price - typed);
  return prices.reduce((best, price) => (away(price) < away(best) ? price : best), least);
}

/** One step, and one that leads further. */
export const STEP = 100;
export const LEAP = 500;

/** The price so much more or less, or the next one beyond; at the end the last. */
export function stepFrom(prices: readonly number[], price: number, by: number): number {
  const wanted = price + by;
  const found = by > 0 ? prices.find((one) => one >= wanted) : prices.findLast((one) => one <= wanted);
  return found ?? (by > 0 ? prices.at(-1) : prices[0]) ?? price;
}

/** Where naming a price begins: at half of the cost, or a step below the price that was named. */
export function priceToBegin(view: PrincesView, prices: readonly number[]): number | null {
  if (view.offer === null || prices.length === 0) return null;
  const named = view.offer.florins;
  return named === null ? nearestPrice(prices, view.offer.cost / 2) : stepFrom(prices, named, -STEP);
}

// -- who would pay and get what

export interface Account {
  seat: number;
  bank: number;
  /** What changes hands between the two; null while no price is named. */
  price: number | null;
  florins: number | null;
  points: number;
}

/** What the offer would mean to both sides, at a price. */
export function accountsOf(maker: number, offer: OfferView, price: number | null): Account[] {
  const { cost, points, partner } = offer;
  const made: Account = { seat: maker, bank: -cost, price, florins: price === null ? null : price - cost, points };
  if (partner === null) return [made];
  const paid = price === null ? null : 0 - price;
  return [made, { seat: partner, bank: 0, price: paid, florins: paid, points }];
}

/** A number of florins or points that comes or goes. */
export const signed = (number: number): string => `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number)}`;

// -- what it would do for the reader's cards

export interface Worth {
  kind: "profession" | "bonus" | "prestige";
  name: string;
  now: number;
  then: number;
}

/** Whose values would change: as far as the move looked at tells, else the works that want just this building. */
export function worthsOf({ view, then, seat }: Seen): Worth[] {
  const { offer, you, turn } = view;
  if (offer === null || you === null || (seat !== turn && seat !== offer.partner)) return [];
  const isBuilt = then?.players.some((player) => player.seat === seat && player.buildings.includes(offer.piece));
  const worths = isBuilt && then?.you ? cardsOf(you, then.you) : worksOf(you, offer.piece);
  return worths.filter((worth) => worth.now !== worth.then);
}

function worksOf(you: OwnView, piece: string): Worth[] {
  return you.hand.map(({ name, value, reasons }) => {
    const more = reasons.find((reason) => reason.name === piece)?.more ?? 0;
    return { kind: "profession", name, now: value, then: value + more };
  });
}

function cardsOf(now: OwnView, then: OwnView): Worth[] {
  const kinds = { profession: "hand", bonus: "bonus", prestige: "prestige_cards" } as const;
  return (["profession", "bonus", "prestige"] as const).flatMap((kind) =>
    now[kinds[kind]].map(({ name, value }) => {
      const after = then[kinds[kind]].find((card) => card.name === name);
      return { kind, name, now: value, then: after?.value ?? value };
    }),
  );
}
