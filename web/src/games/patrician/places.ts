/**
 * Where cities and roads lie on the board. Italy lies along it: `along` counts from the north-west to the south-east,
 * `side` is that of the Adriatic (east) or of the Tyrrhenian (west). A broad board shows the east above the west, from
 * left to right; a narrow one has the north above, and the west at the left.
 */

import type { CityView, RoadView } from "./view";

export interface Place {
  along: number;
  side: "east" | "west";
}

export const STEPS = 5;

/** The road round Italy, by the cells of the box: Milano, Parma, Verona and on to Firenze, and back by Roma. */
const PLACES: Record<string, Place> = {
  "1 2": { along: 1, side: "east" },
  "1 3": { along: 2, side: "east" },
  "2 3": { along: 3, side: "east" },
  "3 3": { along: 4, side: "east" },
  "4 3": { along: 5, side: "east" },
  "1 1": { along: 1, side: "west" },
  "2 1": { along: 2, side: "west" },
  "3 1": { along: 3, side: "west" },
  "4 1": { along: 4, side: "west" },
  "4 2": { along: 5, side: "west" },
};
const ALL = Object.values(PLACES);
/** Free where Pistoia is not played with: here the deck lies then. */
export const LAST: Place = { along: 5, side: "west" };

const isSame = (one: Place, other: Place): boolean => one.along === other.along && one.side === other.side;

/** Each city's place; those of other boxes, in cells this board does not know, take what is left. */
export function placesOf(cities: readonly CityView[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const rest: string[] = [];
  for (const { name, cell } of cities) {
    const place = PLACES[cell.join(" ")];
    if (place && ![...places.values()].includes(place)) places.set(name, place);
    else rest.push(name);
  }
  const free = ALL.filter((place) => ![...places.values()].includes(place));
  rest.forEach((name, number) => {
    places.set(
      name,
      free[number] ?? { along: STEPS + 1 + Math.floor((number - free.length) / 2), side: sideOf(number) },
    );
  });
  return places;
}

const sideOf = (number: number): Place["side"] => (number % 2 === 0 ? "east" : "west");

export const hasFree = (places: ReadonlyMap<string, Place>): boolean =>
  ![...places.values()].some((place) => isSame(place, LAST));

export const classesOf = ({ along, side }: Place): string => `along-${along} ${side}`;

/** The classes that place a milestone: on the way to the next city, across to the other sea, or aslant over the mountains. */
export function classesOfRoad(road: RoadView, places: ReadonlyMap<string, Place>): string {
  const [one = LAST, other = LAST] = road.cities.map((name) => places.get(name));
  return classesOfWay([one, other]);
}

function classesOfWay([one, other]: [Place, Place]): string {
  const along = Math.min(one.along, other.along);
  if (one.side === other.side) return `next ${classesOf({ along, side: one.side })}`;
  return `${one.along === other.along ? "across" : "aslant"} along-${along}`;
}

/** Where a city's foot is, as part of a broad board's width and height. */
export const footOf = ({ along, side }: Place): [number, number] => [
  (along - 0.6) / STEPS,
  side === "east" ? 0.43 : 0.94,
];

/** The road round Italy, and the two over the mountains. */
const WAYS: [Place, Place][] = [
  ...[1, 2, 3, 4].flatMap((along) => [way(along, "east", along + 1, "east"), way(along, "west", along + 1, "west")]),
  ...[1, 5].map((along) => way(along, "west", along, "east")),
  ...[2, 3].map((along) => way(along, "west", along + 1, "east")),
];

function way(along: number, side: Place["side"], to: number, other: Place["side"]): [Place, Place] {
  return [
    { along, side },
    { along: to, side: other },
  ];
}

/** The classes of the ways between places that have a city. */
export function waysBetween(places: ReadonlyMap<string, Place>): string[] {
  const isTaken = (place: Place): boolean => [...places.values()].some((one) => isSame(one, place));
  return WAYS.filter((ends) => ends.every(isTaken)).map(classesOfWay);
}
