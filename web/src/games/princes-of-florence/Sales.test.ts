import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { boardProps, made, target } from "../../lib/board-samples";
import type { Chooser } from "../../lib/choosing.svelte";
import { choosingAmong, event } from "../../lib/samples";
import { Words } from "../../lib/words";
import Rounds from "./Rounds.svelte";
import Sales from "./Sales.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Track from "./Track.svelte";
import { auction, characters, offersOf, player, PLAYERS, sceneOf, view } from "./sales-samples";
import type { Scene } from "./scene";

const WORDS = new Words("en", HOUSE_EN, EN);

/** What is bid for, with these moves to choose from; what is made in the end. */
function show(changed: Partial<Scene>, texts: string[], how: Partial<Chooser> = {}): ReturnType<typeof vi.fn> {
  const make = vi.fn<Chooser["make"]>();
  const choosing = choosingAmong(offersOf(...texts), { make, ...how });
  render(Sales, { scene: sceneOf(WORDS, { choosing, ...changed }) });
  return make;
}

describe("the auctions", () => {
  test("are opened by tapping an item, or given up", async () => {
    const make = show({}, ["open forest", "give up"]);
    await fireEvent.click(target(0));
    expect(make).toHaveBeenLastCalledWith(made("open forest"));
    await fireEvent.click(target(1));
    expect(make).toHaveBeenLastCalledWith(made("give up"));
  });

  test("ask which rule forbids an item", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    show({}, ["give up"], { why });
    await fireEvent.click(screen.getByRole("button", { name: "park: none left" }));
    expect(why).toHaveBeenLastCalledWith("open park");
  });

  test("go on by the next step or by passing", async () => {
    const running = auction({ item: "lake", florins: 400, next: 500, bidder: 1, passed: [2] });
    const make = show({ view: view({ phase: "bid", auction: running }) }, ["bid 500", "pass"]);
    await fireEvent.click(target(0));
    expect(make).toHaveBeenLastCalledWith(made("bid 500"));
    await fireEvent.click(screen.getByText("Pass"));
    expect(make).toHaveBeenLastCalledWith(made("pass"));
    expect(screen.getByText("Bo bids 400 florins")).toBeTruthy();
    expect(screen.getByText("Cy has passed")).toBeTruthy();
  });

  test("tell who bought what since the reader’s last move", () => {
    const news = [event("item-bought", { seat: 1, item: "jester", florins: 700 })];
    show({ view: view({ auction: auction({ sold: ["jester"] }) }), news }, []);
    expect(screen.getByRole("button", { name: "jester: one left, bought by Bo for 700 florins" })).toBeTruthy();
  });

  test("end for the last player with an item, or nothing", async () => {
    const make = show({ view: view({ phase: "last" }) }, ["take lake", "give up"]);
    await fireEvent.click(target(0));
    expect(make).toHaveBeenLastCalledWith(made("take lake"));
    expect(screen.getByText("Take nothing")).toBeTruthy();
  });

  test("are settled by who has the merchant", async () => {
    const won = auction({ item: "lake", florins: 400, bidder: 0, out: [0], sold: ["lake"] });
    const make = show({ view: view({ phase: "settle", auction: won, characters: characters() }) }, [
      "free",
      "pay points",
      "pay",
    ]);
    await fireEvent.click(screen.getByText("Pay 400, +1 PP"));
    expect(make).toHaveBeenLastCalledWith(made("pay points"));
    await fireEvent.click(screen.getByText("Free"));
    expect(make).toHaveBeenLastCalledWith(made("free"));
  });

  test("let two players choose the landscape they have won", async () => {
    const items = { landscape: 11, jester: 7, architect: 6, prestige: 14, recruiting: 5 };
    const won = auction({ items, item: "landscape", florins: 300, bidder: 0, out: [0], sold: ["landscape"] });
    const make = show({ view: view({ phase: "choose", auction: won }) }, ["choose forest", "choose lake"]);
    expect(screen.getByRole("button", { name: /^landscape: 11 left/ })).toBeTruthy();
    await fireEvent.click(target(1));
    expect(make).toHaveBeenLastCalledWith(made("choose lake"));
  });

  test("are a picture with the same names to a spectator", () => {
    show({ seat: null }, [], { isSeated: () => false });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: "forest: 6 left" })).toBeTruthy();
  });
});

describe("the characters", () => {
  const bidding = (changed: Parameters<typeof characters>[0] = {}) =>
    view({ stage: "characters", phase: "character", characters: characters(changed) });

  test("are bid for at the least number that may be bid, or at another", async () => {
    const shown = bidding({ muse: { standing: 1, number: 5 } });
    const make = show({ view: shown }, ["muse 6", "muse 7", "muse 8", "princess 3", "pass"]);
    await fireEvent.click(screen.getByText("Bid 600"));
    expect(make).toHaveBeenLastCalledWith(made("muse 6"));
    await fireEvent.click(screen.getByRole("button", { name: "One hundred more" }));
    await fireEvent.click(screen.getByText("Bid 700"));
    expect(make).toHaveBeenLastCalledWith(made("muse 7"));
    await fireEvent.input(screen.getByLabelText("Hundreds of florins"), { target: { value: "8" } });
    await fireEvent.click(screen.getByText("Bid 800"));
    expect(make).toHaveBeenLastCalledWith(made("muse 8"));
    await fireEvent.click(screen.getByText("Pass"));
    expect(make).toHaveBeenLastCalledWith(made("pass"));
  });

  test("are picked, and then bid for", async () => {
    const make = show({ view: bidding() }, ["muse 3", "princess 3", "pass"]);
    await fireEvent.click(screen.getByRole("button", { name: /^princess, nobody stands there/ }));
    expect(screen.getByText("A work of 13 VA; 12 are needed")).toBeTruthy();
    await fireEvent.click(target(1));
    expect(make).toHaveBeenLastCalledWith(made("princess 3"));
  });

  test("are used by who has them", async () => {
    const owned = { princess: { owner: 0, taken: true }, professor: { owner: 1, taken: true } };
    const shown = view({ stage: "actions", phase: "act", characters: characters(owned) });
    const make = show({ view: shown }, ["princess", "end"]);
    await fireEvent.click(screen.getByText("A work of 13 VA"));
    expect(make).toHaveBeenLastCalledWith(made("princess"));
  });

  test("the professor brings a card from either pile, or is let go", async () => {
    const shown = view({
      stage: "last-call",
      phase: "professor",
      characters: characters({ professor: { owner: 0, taken: true } }),
    });
    const make = show({ view: shown }, ["professor bonus", "professor prestige", "decline"]);
    await fireEvent.click(screen.getByText("Prestige"));
    expect(make).toHaveBeenLastCalledWith(made("professor prestige"));
    await fireEvent.click(screen.getByText("Nothing: he is lost"));
    expect(make).toHaveBeenLastCalledWith(made("decline"));
  });

  test("make room for the items when asked to, and come back", async () => {
    show({ view: bidding() }, ["pass"]);
    await fireEvent.click(screen.getByRole("button", { name: "To the auctions" }));
    expect(screen.getByText("The auctions of this round are over.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "To the characters" }));
    expect(screen.getByRole("button", { name: /^muse,/ })).toBeTruthy();
  });
});

test("rounds and track are said with their numbers", () => {
  const players = [player(0, { prestige: 7, place: 2 }), player(1, { prestige: 9, best_work: 14 }), player(2)];
  const scene = sceneOf(WORDS, { view: view({ players }) });
  render(Rounds, { scene });
  render(Track, { scene });
  for (const said of [
    "Round 3, being played: a work needs 12 VA",
    "Bo is first player.",
    "best work of Bo: 14 VA, the best so far",
    "you: 7 PP, place 2",
    "Bo: 9 PP, place 1",
  ])
    expect(screen.getByText(said)).toBeTruthy();
});

test("what lies before a player is said with its numbers", () => {
  const players = [player(0), player(1, { prestige: 9, jesters: 2, freedoms: ["travel"], neighbours: [0] })];
  const shown = view({ players, characters: characters({ muse: { owner: 1, taken: true } }) });
  render(SeatFacts, { ...boardProps({ view: shown, players: PLAYERS, words: WORDS }), player: 1 });
  for (const said of ["9 PP, place 1", "2 jesters", "freedom: travel", "muse", "first player", "Ada"])
    expect(screen.getByText(said)).toBeTruthy();
});
