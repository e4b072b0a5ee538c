import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { api } from "../lib/api";
import { house } from "../lib/house.svelte";
import type { GameFacts } from "../lib/protocol";
import { card, table } from "../lib/samples";
import { playersAt, runningFirst } from "../lib/tables";
import { Words } from "../lib/words";
import OptionField from "./OptionField.svelte";
import ReconstructionNote from "./ReconstructionNote.svelte";
import StrandedTable from "./StrandedTable.svelte";
import TableList from "./TableList.svelte";

describe("tables in lists", () => {
  test("of the running ones those come first that wait for the reader, then what changed last", () => {
    const tables = [
      card("old", { changed: 1 }),
      card("over", { status: "over", changed: 9 }),
      card("new", { changed: 5 }),
      card("stranded", { changed: 7, stranded: true }),
      card("yours", { changed: 2, your_turn: true }),
    ];
    expect(runningFirst(tables).map((table) => table.id)).toEqual(["yours", "new", "old"]);
  });

  test("a bot is called by its level, and a seat may be free", () => {
    expect(playersAt(card("one", { names: ["bot:novice", "", ""], levels: [null, "novice", null] }))).toBe(
      "bot:novice, name-novice, page-free-seat",
    );
  });

  test("only a finished game can be looked at again", () => {
    const tables = [card("running"), card("finished", { status: "over" })];
    render(TableList, { id: "yours", title: "Yours", none: "", tables, now: 0 });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/t/running", "/t/finished", "/r/finished"]);
  });
});

describe("a game begun with other rules", () => {
  test("is marked, and cannot be looked at again", () => {
    const tables = [card("running"), card("stranded", { stranded: true, status: "over" })];
    render(TableList, { id: "yours", title: "Yours", none: "", tables, now: 0 });
    expect(screen.getByText(/page-status-stranded/)).toBeTruthy();
    expect(screen.getAllByText(/page-status-playing/)).toHaveLength(1);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/t/running", "/t/stranded"]);
  });

  test("can be closed, and its record taken then", async () => {
    house.games = [{ name: "patrician", title: "Patrician" } as GameFacts];
    house.guest = { name: "Ada" };
    let status: "playing" | "closed" = "playing";
    vi.spyOn(api, "close").mockImplementation(async () => void (status = "closed"));
    vi.spyOn(api, "table").mockImplementation(async () => table({ status, stranded: true }));
    render(StrandedTable, { id: "t1" });
    expect(screen.queryByRole("link")).toBeNull();
    await fireEvent.click(await screen.findByRole("button", { name: "page-stranded-close" }));
    const record = await screen.findByRole("link", { name: "page-record" });
    expect(record.getAttribute("href")).toBe("/api/tables/t1/record");
    expect(screen.queryByRole("button")).toBeNull();
    vi.restoreAllMocks();
  });

  test("that goes on elsewhere leads there and cannot be closed here", async () => {
    house.games = [{ name: "patrician", title: "Patrician" } as GameFacts];
    house.guest = { name: "Ada" };
    const goes_on_at = "https://games.example.org:8443/t/t1";
    vi.spyOn(api, "table").mockImplementation(async () => table({ status: "playing", stranded: true, goes_on_at }));
    render(StrandedTable, { id: "t1" });
    const there = await screen.findByRole("link", { name: "page-stranded-go-there" });
    expect(there.getAttribute("href")).toBe(goes_on_at);
    expect(screen.queryByRole("button")).toBeNull();
    vi.restoreAllMocks();
  });
});

describe("an option", () => {
  const words = new Words(
    "en",
    "option-name-long-game = Long game\noption-long-game = Long game: to 50 points.\noption-long-game-easy = To 10 points.\nword-easy = easy",
  );

  test("is a switch with its name and its sentence", async () => {
    const onchoose = vi.fn();
    const option = { name: "long_game", choices: [false, true], default: false, seats: [2] };
    render(OptionField, { option, words, chosen: false, onchoose });
    await fireEvent.click(screen.getByRole("checkbox", { name: "Long game: to 50 points." }));
    expect(onchoose).toHaveBeenCalledWith(true);
    expect(screen.getByText("Long game").tagName).toBe("STRONG");
  });

  test("with more than yes and no is a row of buttons, and says what is chosen", async () => {
    const onchoose = vi.fn();
    const option = { name: "long_game", choices: ["easy", "hard"], default: "hard", seats: [2] };
    render(OptionField, { option, words, chosen: "hard", onchoose });
    await fireEvent.click(screen.getByRole("radio", { name: "easy" }));
    expect(onchoose).toHaveBeenCalledWith("easy");
    expect(screen.getByText("To 10 points.").classList).toContain("other");
  });
});

describe("the note of what is reconstructed", () => {
  const game: GameFacts = {
    name: "morra",
    title: "Morra",
    designer: "nobody",
    year: 1500,
    seats: [2],
    options: [],
    levels: [],
    learned: null,
    provenance: [{ table: "finger", rows: 5, reconstructed: 0, derived: 0 }],
    explained: [],
    lessons: [],
  };

  test("is not there where all is known", () => {
    const { container } = render(ReconstructionNote, { game });
    expect(container.querySelector("p")).toBeNull();
  });

  test("is there where some of it is not", () => {
    const provenance = [{ table: "finger", rows: 5, reconstructed: 2, derived: 0 }];
    render(ReconstructionNote, { game: { ...game, provenance } });
    expect(screen.getByText("page-reconstructed.")).toBeTruthy();
  });
});
