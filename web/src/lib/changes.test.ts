import { expect, test } from "vitest";

import { changeOf } from "./changes";

test("a number changes by what it would become, and not at all while that is not known", () => {
  expect(changeOf(5, 2)).toBe(-3);
  expect(changeOf(5, 8)).toBe(3);
  expect(changeOf(5, undefined)).toBe(0);
  expect(changeOf(5, null)).toBe(0);
});
