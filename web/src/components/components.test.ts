import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { move } from "../lib/samples";
import { Words } from "../lib/words";
import LogPanel from "./LogPanel.svelte";
import MoveList from "./MoveList.svelte";
import ViewInWords from "./ViewInWords.svelte";

const WORDS = new Words(
  "en",
  `
page-labelled = { $label }: { $value }
view-cities = cities
view-name = name
view-capacity = room
view-towers = towers
view-floors = floors
view-site = site
view-deck = cards left
view-you = your cards
view-hand = hand
word-roma = Rome
word-left = left
`,
);

describe("the view in words", () => {
  const view = {
    game: "patrician",
    deck: 12,
    cities: [{ name: "roma", capacity: 9, towers: [{ site: "left", floors: [1, 0] }] }],
    you: { hand: [{ name: "roma-3" }] },
  };

  test("shows lists as tables, the rest as definitions, the own hand first", () => {
    render(ViewInWords, { view, names: ["Ada", "Bo"], words: WORDS });
    const headings = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
    expect(headings).toEqual(["Your cards", "Cities"]);
    expect(screen.getByRole("cell", { name: "Rome 3" })).toBeTruthy();
    expect(screen.getByRole("cell", { name: "left, floors: Bo, Ada" })).toBeTruthy();
    expect(screen.getByText("Cards left").nextElementSibling?.textContent.trim()).toBe("12");
    expect(screen.queryByText("patrician")).toBeNull();
  });
});

describe("the list of moves", () => {
  const moves = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ move: move(id, { do: "place" }), sentence: `Place at a${id}` }));

  test("has a button for each move and says which was clicked", async () => {
    const onmove = vi.fn();
    render(MoveList, { moves: moves(3), isBusy: false, onmove });
    await fireEvent.click(screen.getByRole("button", { name: "Place at a1" }));
    expect(onmove).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  test("can be clicked by nobody while an answer is outstanding", () => {
    render(MoveList, { moves: moves(2), isBusy: true, onmove: vi.fn() });
    expect(screen.getAllByRole<HTMLButtonElement>("button").every((button) => button.disabled)).toBe(true);
  });

  test("has a filter when it is long", async () => {
    render(MoveList, { moves: moves(196), isBusy: false, onmove: vi.fn() });
    expect(screen.getAllByRole("button")).toHaveLength(196);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "a19" } });
    expect(screen.getAllByRole("button")).toHaveLength(7);
  });
});

test("the log is announced politely, in order", () => {
  render(LogPanel, { lines: ["Ada begins.", "Bo passes."] });
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(screen.getByRole("log")).toBeTruthy();
  expect(items).toEqual(["Ada begins.", "Bo passes."]);
});
