/** Pieces for the tests of Patrician's parts. */

import type { Player } from "../../lib/board";
import type { CardView, CityView, PatricianView, TowerView } from "./view";

export const card = (name: string, changed: Partial<CardView> = {}): CardView => ({
  name,
  city: name.split("-")[0] ?? "",
  symbol: "choice",
  crests: 1,
  head: null,
  ...changed,
});

export const tower = (site: string, floors: number[], changed: Partial<TowerView> = {}): TowerView => ({
  site,
  floors,
  leader: floors.at(-1) ?? null,
  takers: [],
  is_higher: false,
  stake: 0,
  ...changed,
});

export const city = (name: string, changed: Partial<CityView> = {}): CityView => ({
  name,
  colour: "red",
  cell: [1, 1],
  capacity: 7,
  room: 7,
  towers: [tower("left", []), tower("right", [])],
  tiles: [
    { value: 7, owner: null },
    { value: 4, owner: null },
  ],
  card: null,
  scored: false,
  messengers: 0,
  ...changed,
});

export const view = (changed: Partial<PatricianView> = {}): PatricianView => ({
  game: "patrician",
  seats: 2,
  options: { ambassadors: false, messengers: false },
  first: 0,
  phase: "build",
  turn: 0,
  card_played: card("roma-1"),
  floors_due: 1,
  deck: 20,
  heads_in_set: 3,
  cities: [city("roma")],
  roads: [],
  ambassadors: [],
  players: [0, 1].map((seat) => ({
    seat,
    hand_size: 3,
    pile_size: 1,
    top_card: null,
    reserve: 30,
    points: 0,
    tokens: 0,
    messengers: 0,
  })),
  you: { seat: 0, hand: [card("siena-2")], pile: [], heads: { a: 1, b: 0, c: 3 } },
  sheet: null,
  ...changed,
});

export const PLAYERS: Player[] = [
  { seat: 0, name: "Ada", family: "medici" },
  { seat: 1, name: "Bo", family: "este" },
];
