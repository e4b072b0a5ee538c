/** What a move would change, for ghosts on the board. */

import type { Standing } from "../../lib/changes";
import type { CardView, CityView, OwnView, RoadView, TowerView } from "./view";

export interface ShownFloor {
  owner: number;
  standing: Standing;
}

/** A tower's floors from the ground up, with those that would come or go. */
export function shownFloors(now: readonly number[], then: readonly number[] | undefined): ShownFloor[] {
  const after = then ?? now;
  const kept = now.findIndex((owner, level) => after[level] !== owner);
  const stay = kept === -1 ? now.length : kept;
  return [
    ...now.slice(0, stay).map((owner) => ({ owner, standing: "stands" as const })),
    ...now.slice(stay).map((owner) => ({ owner, standing: "goes" as const })),
    ...after.slice(stay).map((owner) => ({ owner, standing: "comes" as const })),
  ];
}

export interface ShownCard {
  card: CardView;
  standing: Standing;
}

/** The hand, with the card that would be taken and without change of place for the one that would be played. */
export function shownHand(now: OwnView, then: OwnView | null | undefined): ShownCard[] {
  if (then == null || then.seat !== now.seat) return now.hand.map((card) => ({ card, standing: "stands" }));
  const held = new Set(now.hand.map((card) => card.name));
  const kept = new Set(then.hand.map((card) => card.name));
  return [
    ...now.hand.map((card): ShownCard => ({ card, standing: kept.has(card.name) ? "stands" : "goes" })),
    ...then.hand.filter((card) => !held.has(card.name)).map((card): ShownCard => ({ card, standing: "comes" })),
  ];
}

/** Whether the card lying at a city would be taken. */
export const isCardTaken = (now: CityView, then: CityView | undefined): boolean =>
  then !== undefined && now.card !== null && then.card?.name !== now.card.name;

/** Whether a messenger would be sent along a road. */
export const isMessengerComing = (now: RoadView, then: RoadView | undefined): boolean =>
  then !== undefined && then.messenger && !now.messenger;

/** The tile that lies at a tower's foot: what it would win now, or what is left where nothing is built. */
export function tileAt(city: CityView, tower: TowerView): { value: number; owner: number | null } | undefined {
  const values = city.towers.map(({ stake }) => stake);
  const place = city.towers.indexOf(tower);
  const other = city.tiles.find(({ value }) => values.includes(value) && value !== tower.stake);
  if (tower.stake) return city.tiles.find(({ value }) => value === tower.stake);
  return other ? city.tiles.find((tile) => tile !== other) : city.tiles[place];
}
