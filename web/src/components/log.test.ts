import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import type { LogStyle } from "../lib/log";
import type { EventFacts, Family } from "../lib/protocol";
import { event } from "../lib/samples";
import { Narrator } from "../lib/sentences";
import { Words } from "../lib/words";
import LogPanel from "./LogPanel.svelte";
import ReplayLog from "./ReplayLog.svelte";

const words = new Words(
  "en",
  `
event-begun = { $seat } begins.
event-passed = { $seat } passes.
event-played = { $seat } plays a card.
event-built = { $seat } builds for ⟨{ $coins } coins⟩.
event-won = { $seat } wins ⟨{ $points } points⟩.
`,
);
const narrator = new Narrator(words, ["Ada", "Bo"], null);
const families: Family[] = ["medici", "este"];
const deeds = ["begun", "passed", "played", "built"];
const style: LogStyle = { telling: ["built", "won"] };
const SINGLE = [event("begun", { seat: 0 }), event("passed", { seat: 1 }), event("passed", { seat: 0 })];
const TURNS = [
  event("begun", { seat: 1 }),
  event("played", { seat: 0 }),
  event("built", { seat: 0, coins: 5 }),
  event("won", { seat: 1, points: 9 }),
];
const panel = (log: EventFacts[], how: Record<string, unknown> = {}) =>
  render(LogPanel, { log, narrator, families, deeds, style, newsFrom: 99, shown: null, onshow: vi.fn(), ...how });
const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-entry]")];
const rows = (): HTMLElement[] => entries().flatMap((item) => item.querySelector<HTMLElement>(".row") ?? []);
const texts = (): string[] => rows().map((row) => row.textContent.replace(/\s+/g, " ").trim());
const shown = (): number => screen.getAllByRole("listitem").length;

describe("the log", () => {
  test("is in order, and marks what is news", () => {
    panel(SINGLE, { newsFrom: 2 });
    expect(texts()).toEqual(["A Ada begins.", "B Bo passes.", "A Ada passes."]);
    expect(entries().map((item) => item.classList.contains("news"))).toEqual([false, false, true]);
  });

  test("has an entry a turn, in its family's colours, with prices and points in bold", () => {
    panel(TURNS);
    expect(texts()).toEqual(["B Bo begins.", "A Ada builds for 5 coins · Bo wins 9 points"]);
    expect(entries().map((item) => item.classList.item(0))).toEqual(["este", "medici"]);
    expect(
      rows()
        .flatMap((row) => [...row.querySelectorAll("strong")])
        .map((one) => one.textContent),
    ).toEqual(["5 coins", "9 points"]);
  });

  test("opens an entry into its steps, each of which shows its moment", async () => {
    const onshow = vi.fn();
    panel(TURNS, { onshow });
    const turn = screen.getByRole("button", { expanded: false });
    await fireEvent.click(turn);
    expect(turn.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Ada plays a card." }));
    expect(onshow).toHaveBeenLastCalledWith(1);
    expect(shown()).toBe(2 + 3);
    await fireEvent.click(turn);
    expect(shown()).toBe(2);
  });

  test("numbers its lines from the game's first, though it holds only the last, and asks for earlier ones", async () => {
    const [onshow, onearlier] = [vi.fn(), vi.fn(() => Promise.resolve())];
    const { rerender } = panel(SINGLE, { from: 40, onearlier, newsFrom: 42, onshow });
    expect(entries().map((item) => item.classList.contains("news"))).toEqual([false, false, true]);
    await fireEvent.click(screen.getByRole("button", { name: "Bo passes." }));
    expect(onshow).toHaveBeenLastCalledWith(41);
    await fireEvent.click(screen.getByRole("button", { name: "page-earlier-lines" }));
    expect(onearlier).toHaveBeenCalledOnce();
    await rerender({ from: 0 });
    expect(screen.queryByRole("button", { name: "page-earlier-lines" })).toBeNull();
  });

  test("shows the board at the moment of a line, and now again", async () => {
    const onshow = vi.fn();
    const { rerender } = panel(SINGLE, { newsFrom: 0, onshow });
    await fireEvent.click(screen.getByRole("button", { name: "Bo passes." }));
    expect(onshow).toHaveBeenLastCalledWith(1);
    await rerender({ shown: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Bo passes.", pressed: true }));
    expect(onshow).toHaveBeenLastCalledWith(null);
  });

  test("says that it waits for a reader who has scrolled up, and leads back to the newest line", async () => {
    panel(SINGLE);
    const box = screen.getByRole("log");
    for (const [name, value] of [
      ["scrollHeight", 900],
      ["clientHeight", 200],
    ] as const)
      Object.defineProperty(box, name, { value });
    box.scrollTop = 100;
    await fireEvent.scroll(box);
    expect(screen.getByRole("status").textContent).toBe("page-log-held");
    await fireEvent.click(screen.getByRole("button", { name: /page-log-newest/ }));
    expect(box.scrollTop).toBe(900);
    expect(screen.queryByRole("button", { name: /page-log-newest/ })).toBeNull();
  });
});

describe("the log of a replay", () => {
  test("marks the lines of the moment and leads to others", async () => {
    const online = vi.fn();
    render(ReplayLog, { log: SINGLE, narrator, families, deeds, from: 1, to: 2, online });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.getAttribute("aria-current"))).toEqual([null, "step", null]);
    await fireEvent.click(screen.getByRole("button", { name: "Ada passes." }));
    expect(online).toHaveBeenCalledWith(2);
  });

  test("opens the entry of the moment, which can be closed all the same", async () => {
    render(ReplayLog, { log: TURNS, narrator, families, deeds, style, from: 2, to: 4, online: vi.fn() });
    expect(screen.getAllByRole("button", { current: "step" })).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { expanded: true }));
    expect(screen.queryAllByRole("button", { current: "step" })).toHaveLength(0);
  });
});
