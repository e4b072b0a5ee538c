import { expect, test } from "vitest";

import { placeOfRoad } from "./roads";
import { city } from "./samples";

const CITIES = [
  city("milano", { cell: [1, 1] }),
  city("parma", { cell: [1, 2] }),
  city("lucca", { cell: [2, 1] }),
  city("ferrara", { cell: [2, 3] }),
];
const place = (...cities: string[]): string => placeOfRoad({ cities, messenger: false }, CITIES);

test("a road leads down, across, or through the middle of the board", () => {
  expect(place("lucca", "milano")).toBe("down row-2 column-1");
  expect(place("milano", "parma")).toBe("across row-1 column-2");
  expect(place("lucca", "ferrara")).toBe("long row-2 column-2");
});
