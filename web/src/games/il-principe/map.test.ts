import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import ItalyMap from "./ItalyMap.svelte";
import { EMBLEMS } from "./emblems";
import { CITY_PLACES, REGION_PLACES, shieldPlaces, type RegionPlace } from "./map";

const REGION = REGION_PLACES[0] as RegionPlace;
const RATIO = 1.16;

describe.each([1, 2, 3, 5, 7, 12, 20, 60])("%i shields", (count) => {
  const places = shieldPlaces(REGION, count);

  test("stand in the region's field", () => {
    const [left, top, width, height] = REGION.field;
    expect(places).toHaveLength(count);
    for (const { x, y, width: wide } of places) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(x + wide).toBeLessThanOrEqual(left + width);
      expect(y + wide * RATIO).toBeLessThanOrEqual(top + height);
    }
  });

  test("do not cover each other", () => {
    const near = (a: number, b: number, size: number): boolean => Math.abs(a - b) < size;
    const covered = places.flatMap((one, number) =>
      places.slice(number + 1).filter(({ x, y, width }) => near(one.x, x, width) && near(one.y, y, width * RATIO)),
    );
    expect(covered).toEqual([]);
  });
});

test("no shield stands where there is none", () => {
  expect(shieldPlaces(REGION, 0)).toEqual([]);
});

test("every region has an emblem of its own", () => {
  const emblems = REGION_PLACES.map(({ name }) => EMBLEMS[name]);
  expect(new Set(emblems).size).toBe(REGION_PLACES.length);
  expect(emblems).not.toContain(undefined);
});

test("the map names every city and shows who built it, what is offered and where one may go", () => {
  const { container } = render(ItalyMap, {
    nameOf: (city: string) => `the city of ${city}`,
    offered: ["siena", "milano"],
    builders: new Map([["pisa", "medici"]] as const),
    lit: ["brown"],
    looked: "brown",
  });
  const names = [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(names).toEqual(CITY_PLACES.map(({ name }) => `the city of ${name}`));
  expect(container.querySelectorAll(".ring")).toHaveLength(2);
  expect(container.querySelectorAll(".medici .flag")).toHaveLength(1);
  expect(container.querySelectorAll(".lit.looked")).toHaveLength(1);
});
