import { expect, test } from "vitest";

import { momentOf, textIn } from "./house-texts";

test("a text is read in the reader's language or, where there is none, in the other", () => {
  expect(textIn({ fr: "Bonsoir", en: "Good evening" }, "fr")).toBe("Bonsoir");
  expect(textIn({ fr: "Bonsoir" }, "en")).toBe("Bonsoir");
  expect(textIn({}, "en")).toBe("");
});

test("a moment has its day and its time", () => {
  const moment = new Date(2026, 10, 26, 19, 5).getTime() / 1000;
  expect(momentOf(moment, "en")).toBe("26 November 2026 at 19:05");
  expect(momentOf(moment, "fr")).toMatch(/^26 novembre 2026 à 19:05$/);
});
