/** Pieces for the tests of Bottega's parts. */

import type { Player } from "../../lib/board";
import type { Offer } from "../../lib/choosing.svelte";
import { move } from "../../lib/samples";
import type { BottegaView, CommissionView, OwnView, PatronView, PlayerView } from "./view";

const ARTS = ["painting", "sculpture", "goldwork", "tapestry"];

export const PLAYERS: Player[] = [
  { seat: 0, name: "Ada", family: "medici" },
  { seat: 1, name: "Bo", family: "visconti" },
  { seat: 2, name: "Cy", family: "este" },
];

/** A commission by its name, as `painting-4`. */
export function commission(name: string): CommissionView {
  const [art = "", fame = ""] = name.split("-");
  return { name, art, fame: Number(fame) };
}

export const patron = (changed: Partial<PatronView> = {}): PatronView => ({
  name: "pitti",
  loves: "painting",
  points: 2,
  each: 1,
  reward: 4,
  ...changed,
});

export const own = (seat: number, changed: Partial<PatronView> = {}): OwnView => ({ seat, patron: patron(changed) });

export const player = (seat: number, commissions: string[] = [], changed: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  florins: 20,
  points: 0,
  commissions: commissions.map(commission),
  patron: null,
  ...changed,
});

export const view = (changed: Partial<BottegaView> = {}): BottegaView => ({
  game: "bottega",
  seats: 3,
  first: 0,
  phase: "offer",
  turn: 0,
  master: 0,
  to_come: 16,
  open: [commission("painting-4"), commission("tapestry-1")],
  offered: null,
  least_bid: null,
  highest_bidder: null,
  bids: [],
  box: 0,
  arts: ARTS.map((name) => ({ name, leader: null, points: 5 })),
  players: PLAYERS.map(({ seat }) => player(seat)),
  you: own(0),
  sheet: null,
  ...changed,
});

/** What is on offer, each move by its text. */
export const offers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const [deed = "", value = ""] = text.split(" ");
    const data = { do: deed, ...(deed === "bid" ? { price: Number(value) } : {}) };
    return { move: { ...move(id, data), text }, sentence: text };
  });
