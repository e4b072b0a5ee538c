import { expect, test } from "vitest";

import { cited } from "./book.svelte";

test("a sentence comes without the clauses it names in brackets", () => {
  expect(cited("Milano is full (PA-12).")).toEqual({ sentence: "Milano is full.", clauses: ["PA-12"] });
  expect(cited("Ambassadors (PA-40, PA-42)")).toEqual({ sentence: "Ambassadors", clauses: ["PA-40", "PA-42"] });
  expect(cited("Cartes de prestige (PF-80 à PF-93)")).toEqual({
    sentence: "Cartes de prestige",
    clauses: ["PF-80", "PF-93"],
  });
});

test("other brackets, and a text that names no clause, stay as they are", () => {
  expect(cited("You play Roma 5 (two heads)")).toEqual({ sentence: "You play Roma 5 (two heads)", clauses: [] });
});
