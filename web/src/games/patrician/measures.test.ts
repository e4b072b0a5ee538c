import { expect, test } from "vitest";

import { Measures, shapeOf, SKY } from "./measures";

test("a board is narrow on a phone, broad on a small laptop and high on larger screens", () => {
  expect(shapeOf(344, 425)).toBe("narrow");
  expect(shapeOf(1010, 390)).toBe("broad");
  expect(shapeOf(925, 460)).toBe("high");
  expect(shapeOf(2050, 1093)).toBe("high");
});

test("the highest tower of a city fits below its banner", () => {
  const measures = new Measures(9, "broad");
  expect(measures.topOf(7)).toBe(SKY);
  expect(measures.height).toBe(192);
  expect(new Measures(9, "high").height).toBe(224);
});
