import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/il_principe/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import type { BoardProps } from "../../lib/board";
import { boardProps, made, target, targets } from "../../lib/board-samples";
import type { Chooser, Choosing } from "../../lib/choosing.svelte";
import { choosingAmong, move } from "../../lib/samples";
import { Words } from "../../lib/words";
import { parts } from "./parts";
import { auction, cards, offers, own, player, PLAYERS, region, role, view } from "./samples";
import type { PrincipeView } from "./view";

const WORDS = new Words("en", HOUSE_EN, EN);
const Hand = parts.Hand ?? parts.Board;

const props = (view: PrincipeView, changed: Partial<BoardProps<PrincipeView>> = {}): BoardProps<PrincipeView> =>
  boardProps({ view, players: PLAYERS, words: WORDS }, changed);

const choosing = (texts: string[], changed: Partial<Chooser<PrincipeView>> = {}): Choosing<PrincipeView> =>
  choosingAmong(offers(...texts), changed);

describe("the board", () => {
  test("has a target for each city on offer", async () => {
    const make = vi.fn();
    render(parts.Board, props(view(), { choosing: choosing(["build milano"], { make }) }));
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("build milano"));
  });

  test("asks which rule forbids a city that cannot be built", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    render(parts.Board, props(view(), { choosing: choosing([], { why }) }));
    await fireEvent.click(screen.getByRole("button", { name: /Milano, a medium city/ }));
    expect(why).toHaveBeenLastCalledWith("build milano");
  });

  test("has a target for each region of the map", async () => {
    const make = vi.fn();
    const shown = view({ phase: "shields", built: "milano", shields_due: 2 });
    render(parts.Board, props(shown, { choosing: choosing(["shield blue", "shield green"], { make }) }));
    expect(targets()).toHaveLength(2);
    await fireEvent.click(target(1));
    expect(make).toHaveBeenCalledWith(made("shield green"));
    expect(screen.getByText("2 shields are to be placed for Milano.")).toBeTruthy();
  });

  test("shows the running auction and who has passed", () => {
    const running = auction({ bid: 3, bidder: 0, bidding: [0], passed: [1] });
    const reserve = [
      { colour: "white", count: 1 },
      { colour: "blue", count: 3 },
    ];
    render(parts.Board, props(view({ phase: "bid", auction: running, reserve })));
    expect(screen.getByText("3 blue castles")).toBeTruthy();
    expect(screen.getByText("you bid 3 coins")).toBeTruthy();
    expect(screen.getByText("Bo has passed")).toBeTruthy();
    expect(screen.getByRole("list", { name: /auctioned next/ }).textContent).toContain("a white cathedral");
  });

  test("shows who has chosen cards for the reserve, and nothing of what", () => {
    render(parts.Board, props(view({ phase: "reserve", players: [player(0), player(1, { has_chosen: true })] })));
    expect(screen.getByText("Ada is still choosing")).toBeTruthy();
    expect(screen.getByText("Bo has chosen")).toBeTruthy();
  });

  test("lets who has no choice wait where the others cannot see that they have none", () => {
    const isSecret = (phase: PrincipeView["phase"]): boolean => parts.isForcedSecret?.(props(view({ phase }))) ?? false;
    expect((["reserve", "bid", "extra"] as const).map(isSecret)).toEqual([true, true, true]);
    expect((["turn-up", "turn"] as const).map(isSecret)).toEqual([false, false]);
  });

  test("shows roles, laid cards and shares of regions in one table", () => {
    const players = [player(0), player(1, { up: cards({ blue: 2 }), down: cards({ blue: 1 }) })];
    const regions = [region("blue", [0, 2], [0, 5])];
    const roles = [role("major-blue", { holder: 1, would: [1] })];
    render(parts.Board, props(view({ players, regions, roles })));
    const castles = screen.getByRole("row", { name: /^castle/ });
    expect(castles.textContent).toContain("2 face up, 1 face down");
    expect(castles.textContent).toContain("Lord (blue major role), held by Bo");
    const blue = screen.getByRole("row", { name: /^Blue/ });
    expect(blue.textContent).toContain("2 shields, now 5 points");
    expect(blue.textContent).toContain("Bo 5 pts");
  });

  test("is a picture with the same names to a spectator", () => {
    render(parts.Board, props(view({ you: null }), { seat: null }));
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: /Milano, a medium city/ })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Blue region: no shield" })).toBeTruthy();
  });
});

describe("the hand", () => {
  test("lets cards be chosen for the reserve, changed, and laid in", async () => {
    const make = vi.fn();
    const chosen = choosing(["reserve green green", "reserve green blue"], { make });
    render(Hand, props(view({ phase: "reserve" }), { choosing: chosen }));
    expect(targets()).toEqual([]);
    const green = screen.getByRole("button", { name: /green universities/ });
    await fireEvent.click(green);
    expect(green.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("Choose one more card.")).toBeTruthy();
    await fireEvent.click(green);
    await fireEvent.click(screen.getAllByRole("button", { name: "Take back: university" })[0] ?? green);
    await fireEvent.click(screen.getByRole("button", { name: /blue castle/ }));
    await fireEvent.click(target(1));
    expect(make).toHaveBeenCalledWith(made("reserve green blue"));
  });

  test("shows what was chosen while others still choose", () => {
    render(
      Hand,
      props(view({ phase: "reserve", you: own({ choice: ["green", "blue"] }) }), { choosing: choosing([]) }),
    );
    expect(screen.getByText("a green university and a blue castle")).toBeTruthy();
  });

  test("has quick raises and any other amount in an auction", async () => {
    const make = vi.fn();
    const texts = ["pass", ...[4, 5, 6, 7, 8, 9, 10].map((coins) => `bid ${coins}`)];
    const shown = view({ phase: "bid", auction: auction({ bid: 3, bidder: 1 }) });
    render(Hand, props(shown, { choosing: choosing(texts, { make }) }));
    await fireEvent.click(target(2));
    expect(make).toHaveBeenLastCalledWith(made("bid 5"));
    await fireEvent.input(screen.getByLabelText("page-bid-exactly"), { target: { value: "9" } });
    await fireEvent.click(screen.getByRole("button", { name: "page-bid-less" }));
    await fireEvent.click(target(5));
    expect(make).toHaveBeenLastCalledWith(made("bid 8"));
  });

  test("lays cards of the colour that was tapped, as many as are told", async () => {
    const make = vi.fn();
    render(Hand, props(view(), { choosing: choosing(["lay green 1", "lay green 2", "lay blue 1"], { make }) }));
    await fireEvent.click(screen.getByRole("button", { name: /green universities/ }));
    await fireEvent.click(target(1));
    expect(make).toHaveBeenCalledWith(made("lay green 2"));
  });

  test("turns a face-down card up again", async () => {
    const make = vi.fn();
    const shown = view({ phase: "turn-up", players: [player(0, { down: cards({ red: 1 }) }), player(1)] });
    render(Hand, props(shown, { choosing: choosing(["turn red", "pass"], { make }) }));
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("turn red"));
  });

  test("shows every hand where all cards are open", () => {
    const owns = { 0: { you: own() }, 1: { you: own({ seat: 1, coins: 7, hand: cards({ white: 3 }) }) } };
    render(Hand, props(view({ you: null }), { owns, seat: null }));
    expect(screen.getByRole("list", { name: "Hand of Bo" }).textContent).toContain("3 white cathedrals");
    expect(screen.getByText("7 coins")).toBeTruthy();
  });
});

test("what lies before a player is said with its numbers and roles", () => {
  if (!parts.SeatFacts) throw new Error("Il Principe shows what lies before a player.");
  const players = [player(0), player(1, { points: 7, cities: ["pisa"], up: cards({ red: 2 }), has_chosen: true })];
  const shown = view({ phase: "reserve", players, roles: [role("minor-yellow", { holder: 1 })] });
  render(parts.SeatFacts, { ...props(shown), player: 1 });
  for (const said of ["7 points", "12 shields left", "one city built", "Merchant", "has chosen"])
    expect(screen.getByText(said)).toBeTruthy();
});

test("only passing is left to the dock", () => {
  expect(parts.isShown(move(1, { do: "pass" }))).toBe(false);
  expect(parts.isShown(move(1, { do: "bid" }))).toBe(true);
});

test("a winner who can only pass is told why they are asked at all", () => {
  const hint = (phase: string, ...texts: string[]): string | null =>
    parts.hint?.(props(view({ phase }), { choosing: choosing(texts) })) ?? null;
  expect(hint("extra", "pass")).toContain("so that nobody learns what you hold");
  expect(hint("extra", "build milano", "pass")).toBeNull();
  expect(hint("turn", "pass")).toBeNull();
  expect(hint("extra")).toBeNull();
});

test("to pass is quiet, and asked about where it gives something away", () => {
  const asked = (phase: string, ...texts: string[]): boolean =>
    parts.isCostly?.(move(1, { do: "pass" }), props(view({ phase }), { choosing: choosing(texts) })) ?? false;
  expect(parts.isQuiet?.(move(1, { do: "pass" }), props(view()))).toBe(true);
  expect(asked("turn", "build milano", "pass")).toBe(true);
  expect(asked("turn", "lay green 1", "pass")).toBe(false);
  expect(asked("turn-up", "turn red", "pass")).toBe(true);
});
