/** Pieces for the tests of what the reader holds. */

import type { Offer } from "../../lib/choosing.svelte";
import { move } from "../../lib/samples";
import { player, view } from "./sales-samples";
import type { HandView, OwnView, PlayerView, PrincesView } from "./view";

/** The poet of a patron who has a lake, a jester and three cards. */
export const profession = (changed: Partial<HandView> = {}): HandView => ({
  name: "poet",
  building: "theatre",
  landscape: "lake",
  freedom: "travel",
  value: 8,
  reasons: [
    { name: "theatre", points: 0, more: 4 },
    { name: "lake", points: 3, more: 0 },
    { name: "travel", points: 0, more: 3 },
    { name: "jester", points: 2, more: 2 },
    { name: "profession", points: 3, more: 1 },
  ],
  ...changed,
});

export const LAWYER = profession({
  name: "lawyer",
  building: "library",
  landscape: "forest",
  freedom: "opinion",
  value: 12,
  reasons: [
    { name: "library", points: 4, more: 0 },
    { name: "forest", points: 3, more: 0 },
    { name: "opinion", points: 0, more: 3 },
    { name: "jester", points: 2, more: 2 },
    { name: "profession", points: 3, more: 1 },
  ],
});

export const own = (changed: Partial<OwnView> = {}): OwnView => ({
  seat: 0,
  florins: 1200,
  princess_work: 0,
  hand: [LAWYER, profession()],
  bonus: [{ name: "lakes", value: 2 }],
  prestige_cards: [{ name: "most-lakes", value: 3, points: 6, tied: 3 }],
  returned: null,
  looked: [],
  looked_professions: [],
  looked_cards: [],
  recruits: [],
  remembered: { profession: {}, bonus: {}, prestige: {} },
  ground: {
    landscape: { closed: {}, barred: {}, otherwise: "PF-20" },
    building: { closed: {}, barred: {}, otherwise: "PF-41" },
    joint: {},
  },
  ...changed,
});

/** The reader's action turn. */
export const acting = (you: Partial<OwnView> = {}, changed: Partial<PrincesView> = {}): PrincesView =>
  view({
    stage: "actions",
    phase: "act",
    turn: 0,
    costs: { profession: 300, freedom: 300, bonus: 300 },
    freedoms: { travel: 2, religion: 0, opinion: 1 },
    piles: { profession: 6, bonus: 17, prestige: 11 },
    action: {
      actions_left: 2,
      drew_profession: false,
      took_freedom: false,
      refusals: 0,
      work_value: 0,
      work_pay: 0,
      point_price: 200,
    },
    you: own(you),
    ...changed,
  });

/** A work of the reader is being made or paid. */
export const working = (phase: string, value: number, you: Partial<OwnView>, table: string[]): PrincesView => {
  const shown = acting(you);
  const action = { ...shown.action, work_value: value, work_pay: value * 100 };
  return { ...shown, phase, action, players: [player(0, { table, prestige: 5 }), player(1), player(2)] };
};

export const before = (changed: Partial<PlayerView> = {}): PrincesView =>
  acting({}, { players: [player(0, changed), player(1), player(2)] });

/** Offers by the text of their moves, as the server would make them. */
export const handOffers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const [what = "", detail = ""] = text.split(" ");
    const data = what === "prestige" ? { do: what, points: Number(detail) } : { do: what, card: detail };
    return { move: { ...move(id, data), text }, sentence: text };
  });
