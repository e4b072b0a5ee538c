import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import type { Chooser } from "../lib/choosing.svelte";
import { choosingAmong, move } from "../lib/samples";
import { Words } from "../lib/words";
import MoveList from "./MoveList.svelte";
import SeatChips from "./SeatChips.svelte";
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
  const among = (count: number, how: Partial<Chooser> = {}) =>
    choosingAmong(
      Array.from({ length: count }, (_, id) => ({ move: move(id, { do: "place" }), sentence: `Place at a${id}` })),
      how,
    );

  test("has a button for each move and makes the one that was clicked", async () => {
    const make = vi.fn();
    render(MoveList, { choosing: among(3, { make }) });
    await fireEvent.click(screen.getByRole("button", { name: "Place at a1" }));
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  test("does nothing while an answer is outstanding", async () => {
    const make = vi.fn();
    render(MoveList, { choosing: among(2, { make, isBusy: () => true }) });
    await fireEvent.click(screen.getByRole("button", { name: "Place at a1" }));
    expect(make).not.toHaveBeenCalled();
  });

  test("has a filter when it is long", async () => {
    render(MoveList, { choosing: among(196) });
    expect(screen.getAllByRole("button")).toHaveLength(196);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "a19" } });
    expect(screen.getAllByRole("button")).toHaveLength(7);
  });
});

describe("the seats on a phone", () => {
  const players = [
    { seat: 0, family: "medici" as const, name: "Ada" },
    { seat: 1, family: "este" as const, name: "Bo" },
  ];
  const view = { players: [{ seat: 0, points: 7, prestige: 12 }, { seat: 1 }] };
  const figures = (): string[] => [...document.querySelectorAll(".figures")].map((each) => each.textContent);

  test("show the score by whatever word the game counts it, and none where there is none", () => {
    const { unmount } = render(SeatChips, { players, view, waiting: [0], onopen: vi.fn() });
    expect(figures()).toEqual(["7"]);
    unmount();
    render(SeatChips, { players, view, waiting: [0], score: "prestige", onopen: vi.fn() });
    expect(figures()).toEqual(["12"]);
  });

  test("show what was counted in the end", () => {
    render(SeatChips, { players, view, waiting: [], final: [17, 9], onopen: vi.fn() });
    expect(figures()).toEqual(["17", "9"]);
  });
});
