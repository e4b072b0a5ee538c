import { expect, test } from "vitest";

import { sentencesFor } from "./clauses";

const PASSAGE = "Place a floor in the city of the card [PA-10]. A full city takes no more [PA-11, PA-12]. Then draw.";

test("a clause is told by the sentence that ends with it", () => {
  expect(sentencesFor(PASSAGE, "PA-10")).toBe("Place a floor in the city of the card");
  expect(sentencesFor(PASSAGE, "PA-12")).toBe("A full city takes no more");
});

test("a clause is not taken for another that begins alike", () => {
  expect(sentencesFor("One [PA-101]. Two [PA-10].", "PA-10")).toBe("Two");
});

test("a long passage ends with a whole sentence", () => {
  const long = `${"Word and word. ".repeat(30)}[PA-1]`;
  const told = sentencesFor(long, "PA-1");
  expect(told.length).toBeLessThan(270);
  expect(told.endsWith("word.")).toBe(true);
});
