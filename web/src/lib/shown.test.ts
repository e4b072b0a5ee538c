import { expect, test } from "vitest";

import { matches } from "./filter";
import { placeOf } from "./router.svelte";
import { sheetRows } from "./sheet";
import { Reader } from "./shown";
import { Words } from "./words";

const ENGLISH = `
yes = yes
no = no
page-labelled = { $label }: { $value }
view-deck = Deck
view-turn = Turn
view-tiles-turn = Turned
view-you = Yours
view-hand = Hand
view-towers = Towers
view-leader = Leads
view-floors = Floors
view-site = Site
view-scored = Scored
view-name = Name
view-cities = Cities
view-supply = Supply
view-piece = Piece
view-tiles = Tiles
word-roma = Rome
word-left = left
word-forest = forest
word-a = α
word-ambassadors-a = A
sheet-works = Works
sheet-total = Total
`;
const reader = new Reader(new Words("en", ENGLISH), ["Ada", "Bo"]);
const text = (value: unknown, key: string) => ({ kind: "text", text: reader.text(value, key) });

test("the reader's own comes first, and what is skipped or empty is left out", () => {
  const fields = reader.view({ game: "patrician", deck: 3, offer: null, roads: [], you: { hand: ["roma-1"] } });
  expect(fields.map((field) => field.label)).toEqual(["Yours", "Deck"]);
});

test("numbers of seats are names, other numbers are themselves", () => {
  expect(reader.text(1, "turn")).toBe("Bo");
  expect(reader.text(1, "deck")).toBe("1");
  expect(reader.text(-3, "points")).toBe("−3");
  expect(reader.joined([0, 1, 0], "floors")).toBe("Ada, Bo, Ada");
});

test("words of the game are said, with a card's number kept and the key's own word first", () => {
  expect(reader.text("roma", "city")).toBe("Rome");
  expect(reader.text("roma-12", "name")).toBe("Rome 12");
  expect(reader.text("a", "head")).toBe("α");
  expect(reader.joined(["a"], "ambassadors")).toBe("A");
  expect(reader.text("far-away", "name")).toBe("far away");
});

test("yes and no are words", () => {
  expect([reader.text(true, "scored"), reader.text(false, "scored")]).toEqual(["yes", "no"]);
});

test("a dictionary of numbers is one line", () => {
  expect(reader.show({ forest: 2, roma: 0 }, "supply")).toEqual({ kind: "text", text: "forest: 2, Rome: 0" });
});

test("a list of like objects is a table, with what lies inside a cell in words", () => {
  const cities = [{ name: "roma", cell: [1, 2], towers: [{ site: "left", floors: [0, 1], leader: 1 }], scored: false }];
  expect(reader.show(cities, "cities")).toEqual({
    kind: "table",
    heads: [
      { key: "name", label: "Name" },
      { key: "towers", label: "Towers" },
      { key: "scored", label: "Scored" },
    ],
    rows: [
      [
        text("roma", "name"),
        { kind: "list", items: [{ kind: "text", text: "left, Floors: Ada, Bo, Leads: Bo" }] },
        text(false, "scored"),
      ],
    ],
  });
});

test("a list of large objects is a card each, called by what stands first", () => {
  const large = Object.fromEntries(["seat", "b", "c", "d", "e", "f", "g", "h", "i"].map((key) => [key, 1]));
  const shown = reader.show([large], "players");
  expect(shown.kind).toBe("cards");
  expect(shown.kind === "cards" && shown.cards[0]?.title).toBe("Bo");
  expect(shown.kind === "cards" && shown.cards[0]?.fields).toHaveLength(8);
});

test("a key may be called otherwise inside another", () => {
  const shown = reader.show([{ piece: "forest", turn: "r90" }], "tiles");
  expect(shown.kind === "table" && shown.heads.map((head) => head.label)).toEqual(["Piece", "Turned"]);
});

test("a score sheet has a row for each source, groups taken apart, and a column for each seat", () => {
  const rows = sheetRows(reader, [
    { seat: 0, earned: { works: 4 }, cards: [], unnamed: 3, total: 4, place: 1 },
    { seat: 1, earned: { works: -2 }, cards: [], unnamed: 2, total: -2, place: 2 },
  ]);
  expect(rows).toEqual([
    { key: "works", label: "Works", cells: ["4", "−2"], isTieBreak: false },
    { key: "total", label: "Total", cells: ["4", "−2"], isTieBreak: false },
  ]);
});

test("what stands below a sheet's total only decides between those who are level", () => {
  const rows = sheetRows(reader, [{ seat: 0, total: 4, works: 2 }]);
  expect(rows.map(({ key, isTieBreak }) => [key, isTieBreak])).toEqual([
    ["total", false],
    ["works", true],
  ]);
});

test("the filter looks for every word typed, whatever its case and accents", () => {
  const sentence = "Placer une forêt en a1–c1";
  expect(matches(sentence, "foret A1")).toBe(true);
  expect(matches(sentence, "parc")).toBe(false);
  expect(matches(sentence, "")).toBe(true);
});

test("an address is the lobby, a table, or nothing", () => {
  expect(placeOf("/")).toEqual({ page: "lobby" });
  expect(placeOf("/g/il-principe")).toEqual({ page: "game", id: "il-principe" });
  expect(placeOf("/t/Abc-1_x")).toEqual({ page: "table", id: "Abc-1_x" });
  expect(placeOf("/sign-in")).toEqual({ page: "sign-in" });
  expect(placeOf("/t/a/b")).toEqual({ page: "nowhere" });
});
