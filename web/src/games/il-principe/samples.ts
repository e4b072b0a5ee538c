/** Pieces for the tests of Il Principe's parts. */

import type { Player } from "../../lib/board";
import type { Offer } from "../../lib/choosing.svelte";
import { move } from "../../lib/samples";
import type { AuctionView, CityView, OfferView, OwnView, PlayerView, PrincipeView, RegionView, RoleView } from "./view";

const COLOURS = ["green", "white", "red", "blue", "yellow"];
const REGIONS = ["blue", "green", "red", "yellow", "brown", "violet"];

/** So many cards of each colour, none of those that are not named. */
export const cards = (held: Record<string, number> = {}): Record<string, number> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, held[colour] ?? 0]));

export const city = (changed: Partial<CityView> = {}): CityView => ({
  name: "milano",
  size: "medium",
  buildings: ["blue", "blue", "red", "yellow"],
  regions: ["blue", "green"],
  price: 4,
  points: 6,
  shields: 2,
  ...changed,
});

export const offered = (changed: Partial<OfferView> = {}): OfferView => ({
  city: "milano",
  payable: false,
  missing: [],
  missing_coins: 0,
  ...changed,
});

export const region = (name: string, shields: number[], points: number[] = [0, 0]): RegionView => ({
  name,
  shields,
  points,
});

export const role = (name: string, changed: Partial<RoleView> = {}): RoleView => {
  const [rank = "", colour = ""] = name.split("-");
  return { name, rank, colour, holder: null, would: [], ...changed };
};

export const auction = (changed: Partial<AuctionView> = {}): AuctionView => ({
  colour: "blue",
  count: 3,
  role: null,
  bid: 0,
  bidder: null,
  bidding: [0, 1],
  passed: [],
  ...changed,
});

export const player = (seat: number, changed: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  points: 0,
  hand_size: 4,
  known: cards(),
  shields: 12,
  up: cards(),
  down: cards(),
  roles: [],
  cities: [],
  has_chosen: false,
  coins: null,
  hand: null,
  ...changed,
});

export const own = (changed: Partial<OwnView> = {}): OwnView => ({
  seat: 0,
  coins: 10,
  hand: cards({ green: 2, blue: 1, yellow: 1 }),
  choice: null,
  offers: [offered()],
  ...changed,
});

export const view = (changed: Partial<PrincipeView> = {}): PrincipeView => ({
  game: "il-principe",
  seats: 2,
  options: { edition: "second", abundance: false },
  first: 0,
  round: 2,
  last_round: false,
  phase: "turn",
  turn: 0,
  principe: 1,
  may_build: true,
  deck: 60,
  cities_to_come: 11,
  cities: [city(), null, null, null],
  reserve_each: 2,
  reserve: [],
  unsold: cards(),
  auction: null,
  colour: null,
  built: null,
  shields_due: 0,
  roles: COLOURS.flatMap((colour) => [role(`major-${colour}`), role(`minor-${colour}`)]),
  regions: REGIONS.map((name) => region(name, [0, 0])),
  places: [],
  players: [player(0), player(1)],
  you: own(),
  sheet: null,
  ...changed,
});

/** Offers by the text of their moves, as the server would make them. */
export const offers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const [what = "", ...details] = text.split(" ");
    const data = {
      reserve: { colours: details },
      bid: { coins: Number(details[0]) },
      build: { city: details[0] },
      lay: { colour: details[0], count: Number(details[1]) },
      turn: { colour: details[0] },
      shield: { region: details[0] },
    }[what];
    return { move: { ...move(id, { do: what, ...data }), text }, sentence: text };
  });

export const PLAYERS: Player[] = [
  { seat: 0, name: "Ada", family: "medici" },
  { seat: 1, name: "Bo", family: "este" },
];
