import { expect, test } from "vitest";

import { citations } from "./book.svelte";

test("the clauses a text names are found in it", () => {
  expect(citations("Ambassadors (PA-40, PA-42)")).toEqual([
    { text: "Ambassadors (", isClause: false },
    { text: "PA-40", isClause: true },
    { text: ", ", isClause: false },
    { text: "PA-42", isClause: true },
    { text: ")", isClause: false },
  ]);
  expect(citations("no clause")).toEqual([{ text: "no clause", isClause: false }]);
});
