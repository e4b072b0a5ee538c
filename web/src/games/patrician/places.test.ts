import { describe, expect, test } from "vitest";

import { classesOfRoad, hasFree, placesOf, waysBetween } from "./places";
import { city } from "./samples";
import type { CityView } from "./view";

/** Name and cell of each city of the box. */
const CELLS: [string, [number, number]][] = [
  ["milano", [1, 1]],
  ["parma", [1, 2]],
  ["verona", [1, 3]],
  ["lucca", [2, 1]],
  ["ferrara", [2, 3]],
  ["siena", [3, 1]],
  ["bologna", [3, 3]],
  ["roma", [4, 1]],
  ["firenze", [4, 3]],
];
const NINE: CityView[] = CELLS.map(([name, cell]) => city(name, { cell }));
const TEN: CityView[] = [...NINE, city("pistoia", { cell: [4, 2] })];
const NEIGHBOURS = [
  "roma siena",
  "siena lucca",
  "siena bologna",
  "lucca milano",
  "lucca ferrara",
  "milano parma",
  "parma verona",
  "verona ferrara",
  "ferrara bologna",
  "bologna firenze",
];
const classes = (pair: string, cities: CityView[]): string =>
  classesOfRoad({ cities: pair.split(" "), messenger: false }, placesOf(cities));

describe("places", () => {
  test("are another for each city, and one is free for the deck without Pistoia", () => {
    const places = placesOf(TEN);
    expect(new Set([...places.values()].map(({ along, side }) => `${along} ${side}`)).size).toBe(10);
    expect(hasFree(places)).toBe(false);
    expect(hasFree(placesOf(NINE))).toBe(true);
  });

  test("that are left go to cities in cells this board does not know", () => {
    const places = placesOf([...NINE, city("pisa", { cell: [7, 7] })]);
    expect(places.get("pisa")).toEqual({ along: 5, side: "west" });
  });
});

describe("the roads", () => {
  test("lead on to the next city, across to the other side, or aslant over the mountains", () => {
    expect(classes("parma verona", NINE)).toBe("next along-1 east");
    expect(classes("milano parma", NINE)).toBe("across along-1");
    expect(classes("lucca ferrara", NINE)).toBe("aslant along-2");
  });

  test("are drawn between neighbours, each once, and between no others", () => {
    const drawn = (cities: CityView[]): string[] => waysBetween(placesOf(cities)).sort();
    expect(drawn(NINE)).toEqual(NEIGHBOURS.map((pair) => classes(pair, NINE)).sort());
    const ten = [...NEIGHBOURS, "roma pistoia", "pistoia firenze"];
    expect(drawn(TEN)).toEqual(ten.map((pair) => classes(pair, TEN)).sort());
  });
});
