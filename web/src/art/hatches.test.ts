import { expect, test } from "vitest";

import { HATCH_LINES, HATCHES } from "./hatches";

test("every pattern of a map is drawn otherwise than the rest, one for each of six regions", () => {
  expect(new Set(HATCHES.map((hatch) => HATCH_LINES[hatch])).size).toBe(6);
});
