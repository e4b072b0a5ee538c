import { expect, test } from "vitest";

import { markAll, placesOf, unmark } from "./text-search";

const page = (html: string): HTMLElement => {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
};

test("a word is found whatever its accents, its case and its apostrophes", () => {
  expect(placesOf("Évêque, eveque, ÉVÊQUE", "eveque")).toEqual([0, 8, 16]);
  expect(placesOf("l’enchère", "l'ENCHERE")).toEqual([0]);
  expect(placesOf("nothing", "")).toEqual([]);
});

test("every place where a word stands is marked in order, and the text stays the same", () => {
  const root = page("<p>A city, a <strong>city</strong>.</p><p>Two cities: City and city.</p>");
  const text = root.textContent;
  const marks = markAll(root, "city");
  expect(marks.map((mark) => mark.textContent)).toEqual(["city", "city", "City", "city"]);
  expect([...root.querySelectorAll("mark")]).toEqual(marks);
  expect(root.textContent).toBe(text);
});

test("another search forgets the one before, and none leaves the page as it was", () => {
  const html = "<p>A tower and a city.</p>";
  const root = page(html);
  markAll(root, "tower");
  expect(markAll(root, "city")).toHaveLength(1);
  expect(root.querySelectorAll("mark")).toHaveLength(1);
  unmark(root);
  expect(root.innerHTML).toBe(html);
  expect(root.querySelector("p")?.childNodes).toHaveLength(1);
});
