/** Pieces for the tests of what is bid for, of rounds, track and seats. */

import type { Player } from "../../lib/board";
import { NOTHING_TO_CHOOSE, type Offer } from "../../lib/choosing.svelte";
import { move } from "../../lib/samples";
import { Words } from "../../lib/words";
import type { Scene } from "./scene";
import type { AuctionView, CharacterView, OwnView, PlayerView, PrincesView } from "./view";

export const PLAYERS: Player[] = [
  { seat: 0, name: "Ada", family: "medici" },
  { seat: 1, name: "Bo", family: "este" },
  { seat: 2, name: "Cy", family: "visconti" },
];

export const auction = (changed: Partial<AuctionView> = {}): AuctionView => ({
  items: { forest: 6, lake: 5, park: 0, jester: 1, architect: 6, prestige: 14, recruiting: 5 },
  opening: 200,
  item: null,
  florins: 0,
  next: null,
  bidder: null,
  passed: [],
  out: [],
  sold: [],
  ...changed,
});

export const player = (seat: number, changed: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  prestige: 0,
  place: 1,
  earned: {},
  professions: 3,
  known_professions: [],
  table: [],
  recruiting_hand: 0,
  recruiting_table: 0,
  bonus: 0,
  prestige_cards: 0,
  jesters: 0,
  architects: 0,
  freedoms: [],
  buildings: [],
  landscapes: { forest: 0, lake: 0, park: 0 },
  building_cost: 700,
  best_work: 0,
  corner: "a1",
  palace: [],
  tiles: [],
  free_squares: 43,
  neighbours: [],
  ...changed,
});

export const character = (name: string, changed: Partial<CharacterView> = {}): CharacterView => ({
  name,
  low: name === "banker" ? 0 : 3,
  high: name === "banker" ? 5 : 15,
  owner: null,
  taken: false,
  standing: null,
  number: null,
  florins: name === "banker" ? 600 : 0,
  ...changed,
});

/** All six, changed as named. */
export const characters = (changed: Record<string, Partial<CharacterView>> = {}): CharacterView[] =>
  ["muse", "cardinal", "princess", "merchant", "professor", "banker"].map((name) => character(name, changed[name]));

/** The parts of a view that are looked at here. */
export const view = (changed: Partial<PrincesView> = {}): PrincesView =>
  ({
    game: "princes-of-florence",
    seats: 3,
    first: 1,
    round: 3,
    minimum: 12,
    minimums: [7, 10, 12, 14, 15, 16, 17],
    stage: "auctions",
    phase: "open",
    waiting_for: [0],
    supply: { forest: 6, lake: 5, park: 0 },
    auction: auction(),
    characters: [],
    piece: null,
    looking: null,
    players: [player(0), player(1), player(2)],
    you: { seat: 0, florins: 1200, princess_work: 13 } as OwnView,
    ...changed,
  }) as PrincesView;

export const sceneOf = (words: Words, changed: Partial<Scene> = {}): Scene => ({
  view: view(),
  then: null,
  seat: 0,
  players: PLAYERS,
  words,
  choosing: NOTHING_TO_CHOOSE,
  news: [],
  ...changed,
});

/** Offers by the text of their moves, as the server would make them. */
export const offersOf = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const [first = "", second = ""] = text.split(" ");
    const isNumber = /^\d+$/.test(second) && first !== "bid";
    const data = isNumber
      ? { do: "character", character: first, number: Number(second) }
      : { do: first, item: second, florins: Number(second) };
    return { move: { ...move(id, data), text }, sentence: text };
  });
