import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/patrician/text/words.en.ftl?raw";
import type { BoardProps } from "../../lib/board";
import { boardProps, targets } from "../../lib/board-samples";
import type { Chooser, Choosing } from "../../lib/choosing.svelte";
import { choosingAmong, move, offers } from "../../lib/samples";
import { Words } from "../../lib/words";
import { parts } from "./parts";
import { card, city, PLAYERS, tower, view } from "./samples";
import type { PatricianView } from "./view";

const WORDS = new Words("en", EN);

const props = (view: PatricianView, changed: Partial<BoardProps<PatricianView>> = {}): BoardProps<PatricianView> =>
  boardProps({ view, players: PLAYERS, words: WORDS }, changed);

const choosing = (texts: string[], changed: Partial<Chooser<PatricianView>> = {}): Choosing<PatricianView> =>
  choosingAmong(offers(...texts), changed);

/** The one target that may be tapped. */
function legalTarget(): Element {
  const [target, ...more] = targets();
  expect(more).toEqual([]);
  if (!target) throw new Error("Nothing may be tapped.");
  return target;
}

const roma = city("roma", { towers: [tower("left", [1]), tower("right", [])], room: 6, card: card("lucca-1") });

describe("the board", () => {
  test("has a target for each site and each card lying there", async () => {
    const make = vi.fn();
    const chosen = choosing(["floor roma left"], { make });
    render(parts.Board, props(view({ cities: [roma] }), { choosing: chosen }));
    const site = legalTarget();
    expect(site.querySelectorAll("[data-piece]")).toHaveLength(1);
    expect(screen.getByRole("button", { name: /right site: no floor/ }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(site);
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ text: "floor roma left" }));
  });

  test("asks for the move of the phase: which rule forbids the tap", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    const asked = view({ cities: [roma], phase: "move" });
    render(parts.Board, props(asked, { choosing: choosing([], { why }) }));
    await fireEvent.click(screen.getByRole("button", { name: /right site/ }));
    expect(why).toHaveBeenLastCalledWith("move roma right");
    await fireEvent.click(screen.getByRole("button", { name: /Card lying at Roma: Lucca 1/ }));
    expect(why).toHaveBeenLastCalledWith("take roma");
  });

  test("has a target between neighbours where messengers may be sent", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    const cities = [roma, city("siena", { cell: [2, 1] })];
    const roads = [{ cities: ["roma", "siena"], messenger: false }];
    render(parts.Board, props(view({ cities, roads }), { choosing: choosing([], { why }) }));
    await fireEvent.click(screen.getByRole("button", { name: /Road between Roma and Siena/ }));
    expect(why).toHaveBeenLastCalledWith("messenger roma siena");
  });

  test("is a picture with the same names to a spectator", () => {
    render(parts.Board, props(view({ cities: [roma], you: null }), { seat: null }));
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: /Roma, left site: one floor/ })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Roma: 1 of 7 floors, room for 6 more" })).toBeTruthy();
  });
});

describe("the hand", () => {
  test("has a target for each card and tells what the pile lacks", async () => {
    const make = vi.fn();
    render(parts.Hand ?? parts.Board, props(view(), { choosing: choosing(["play siena-2"], { make }) }));
    await fireEvent.click(legalTarget());
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ text: "play siena-2" }));
    expect(screen.getByText("Patrician α: 1, 2 more make a set")).toBeTruthy();
    expect(screen.getByText("Patrician γ: 3")).toBeTruthy();
  });

  test("shows every hand where all cards are open", () => {
    const held = (seat: number, name: string) => ({ you: { seat, hand: [card(name)], pile: [], heads: {} } });
    const owns = { 0: held(0, "siena-2"), 1: held(1, "lucca-3") };
    render(parts.Hand ?? parts.Board, props(view({ you: null }), { owns, seat: null }));
    expect(screen.getByRole("list", { name: "Hand of Bo" }).textContent).toContain("Lucca 3");
  });
});

test("what lies before a player is said with its numbers", () => {
  if (!parts.SeatFacts) throw new Error("Patrician shows what lies before a player.");
  render(parts.SeatFacts, { ...props(view()), player: 1 });
  expect(screen.getByText("30 floors left")).toBeTruthy();
  expect(screen.getByText("3 cards in hand")).toBeTruthy();
});

test("only passing is left to the dock, quietly, and asked for twice where a move would be lost", () => {
  const pass = move(1, { do: "pass" });
  expect(parts.isQuiet?.(pass, props(view()))).toBe(true);
  expect(parts.isCostly?.(pass, props(view({ phase: "move" })))).toBe(true);
  expect(parts.isCostly?.(pass, props(view({ phase: "messenger" })))).toBe(false);
  expect(parts.isShown(move(1, { do: "pass" }))).toBe(false);
  expect(parts.isShown(move(1, { do: "take" }))).toBe(true);
});
