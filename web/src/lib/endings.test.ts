import { expect, test } from "vitest";

import { endings } from "./endings";

test("the scene at the end of a game is shown once, to who saw it running", () => {
  expect(endings.isFirst("t1")).toBe(false);
  endings.saw("t1");
  expect(endings.isFirst("t1")).toBe(true);
  expect(endings.isFirst("t1")).toBe(false);
});
