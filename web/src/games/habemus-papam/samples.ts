/** Pieces for the tests of 1655's parts. */

import type { Player } from "../../lib/board";
import type { Offer } from "../../lib/choosing.svelte";
import { move } from "../../lib/samples";
import type { CardView, OrderView, OwnView, PapamView, PlayerView } from "./view";

const GEMS = ["diamond", "ruby", "sapphire", "amber"];
const ACTIONS = ["gold", "second", "twice", "rubies", "bribe", "swap"];

const counted = (names: readonly string[], held: Record<string, number>): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, held[name] ?? 0]));

/** So many gems of each kind, none of those that are not named. */
export const gems = (held: Record<string, number> = {}): Record<string, number> => counted(GEMS, held);
export const actions = (held: Record<string, number> = {}): Record<string, number> => counted(ACTIONS, held);

export const card = (name: string, kind: string, changed: Partial<CardView> = {}): CardView => ({
  name,
  full_name: null,
  kind,
  faction: null,
  coats: 0,
  age: null,
  symbol: null,
  is_immune: false,
  ...changed,
});

export const COLONNA = card("colonna", "cardinal", {
  full_name: "Girolamo Colonna",
  faction: "spain",
  coats: 1,
  age: 50,
  symbol: "eagle",
});
export const HARRACH = card("harrach", "late", { full_name: "Ernst Adalbert von Harrach", age: 56, symbol: "eagle" });
export const CHIGI = card("chigi", "cardinal", {
  full_name: "Fabio Chigi",
  faction: "innocent",
  coats: 1,
  age: 55,
  is_immune: true,
});
export const MEDICI = card("medici", "leader", {
  full_name: "Carlo de’ Medici",
  faction: "spain",
  coats: 2,
  age: 59,
});

export const order = (name: string, changed: Partial<OrderView> = {}): OrderView => ({
  name,
  votes: 2,
  fulfilled: false,
  ...changed,
});

export const player = (seat: number, changed: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  people: [],
  coats: { france: 0, spain: 0, innocent: 0, urban: 0 },
  symbols: [],
  mazarin: 0,
  louis: 0,
  felipe: 0,
  squadrone: false,
  votes: 0,
  action_cards: 0,
  played: null,
  bid: null,
  has_chosen: false,
  gold: null,
  gems: null,
  order: null,
  ...changed,
});

export const own = (changed: Partial<OwnView> = {}): OwnView => ({
  seat: 0,
  gold: 20,
  gems: gems({ diamond: 4, ruby: 1, sapphire: 2, amber: 3 }),
  actions: actions(),
  orders: [order("leaders"), order("france", { votes: 3, fulfilled: true })],
  discarded: null,
  choice: null,
  votes: 2,
  lines: [{ clause: "HP-54", points: 2, why: "gold", gold: 30, rate: 15 }],
  ...changed,
});

export const view = (changed: Partial<PapamView> = {}): PapamView => ({
  game: "habemus-papam",
  seats: 3,
  first: 0,
  round: 2,
  last_round: false,
  black_smoke: false,
  phase: "take",
  turn: 0,
  camerlengo: 1,
  cardinals_left: 16,
  deck: 16,
  offer: [COLONNA, card("mazarin", "politics"), card("bribe", "action"), card("camerlengo", "camerlengo")],
  bank: gems({ ruby: 6, sapphire: 3, amber: 3 }),
  ranking: [],
  swapping: null,
  gone: [],
  players: [player(0), player(1), player(2)],
  you: own(),
  sheet: null,
  ...changed,
});

/** Offers by the text of their moves, as the server would make them. */
export const offers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const [what = "", ...details] = text.split(" ");
    const data = what === "bid" ? { gems: details.filter((gem) => gem !== "nothing") } : {};
    return { move: { ...move(id, { do: what, ...data }), text }, sentence: text };
  });

export const PLAYERS: Player[] = [
  { seat: 0, name: "Ada", family: "medici" },
  { seat: 1, name: "Bo", family: "este" },
  { seat: 2, name: "Cy", family: "gonzaga" },
];
