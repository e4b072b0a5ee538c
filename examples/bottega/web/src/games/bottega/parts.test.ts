import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/bottega/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import type { BoardProps } from "../../lib/board";
import { boardProps, made, target, targets } from "../../lib/board-samples";
import type { Chooser, Choosing } from "../../lib/choosing.svelte";
import { choosingAmong, move } from "../../lib/samples";
import { Words } from "../../lib/words";
import { parts } from "./parts";
import { commission, offers, own, patron, player, PLAYERS, view } from "./samples";
import type { BottegaView } from "./view";

const WORDS = new Words("en", HOUSE_EN, EN);
const Hand = parts.Hand ?? parts.Board;

const props = (view: BottegaView, changed: Partial<BoardProps<BottegaView>> = {}): BoardProps<BottegaView> =>
  boardProps({ view, players: PLAYERS, words: WORDS }, changed);

const choosing = (texts: string[], changed: Partial<Chooser<BottegaView>> = {}): Choosing<BottegaView> =>
  choosingAmong(offers(...texts), changed);

describe("the board", () => {
  test("has a target for each commission that may be offered", async () => {
    const make = vi.fn();
    render(parts.Board, props(view(), { choosing: choosing(["offer painting-4", "offer tapestry-1"], { make }) }));
    expect(targets()).toHaveLength(2);
    await fireEvent.click(target(1));
    expect(make).toHaveBeenCalledWith(made("offer tapestry-1"));
  });

  test("shows the bids: who leads, who is to bid, who is out", () => {
    const bids = [
      { seat: 1, price: 4 },
      { seat: 2, price: null },
    ];
    render(parts.Board, props(view({ phase: "bid", offered: commission("painting-4"), bids, highest_bidder: 1 })));
    expect(screen.getByText("Bo bids 4 florins")).toBeTruthy();
    expect(screen.getByText("You are to bid")).toBeTruthy();
    expect(screen.getByText("Cy is out of the bidding")).toBeTruthy();
  });

  test("shows what every workshop has taken, and who leads an art", () => {
    const players = [player(0, ["painting-1", "painting-6"]), player(1), player(2)];
    const arts = [{ name: "painting", leader: 0, points: 5 }];
    render(parts.Board, props(view({ players, arts })));
    const row = screen.getByRole("row", { name: /Ada/ });
    expect(row.textContent).toContain("the painting of fame 6");
    expect(row.textContent).toContain("leads: 5 points at the end");
  });

  test("has nothing to tap for a spectator", () => {
    render(parts.Board, props(view({ you: null }), { seat: null }));
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: "the painting of fame 4" })).toBeTruthy();
  });
});

describe("the hand", () => {
  test("shows the secret patron and what they would give now", () => {
    render(Hand, props(view()));
    expect(screen.getByText("2 points for each commission of painting")).toBeTruthy();
    expect(screen.getByText("now 4 points")).toBeTruthy();
  });

  test("has the next bids a tap away, and any other step by step", async () => {
    const make = vi.fn();
    const texts = Array.from({ length: 8 }, (_, number) => `bid ${number + 3}`);
    const offered = commission("painting-4");
    render(Hand, props(view({ phase: "bid", offered }), { choosing: choosing([...texts, "pass"], { make }) }));
    await fireEvent.click(target(0));
    expect(make).toHaveBeenLastCalledWith(made("bid 3"));
    await fireEvent.click(screen.getByRole("button", { name: "page-bid-more" }));
    await fireEvent.click(target(4));
    expect(make).toHaveBeenLastCalledWith(made("bid 7"));
  });

  test("shows all patrons where everything is open", () => {
    const owns = { 0: { you: own(0) }, 1: { you: own(1, { name: "banker", loves: "florins", points: 1, each: 5 }) } };
    render(Hand, props(view({ you: null }), { seat: null, owns }));
    expect(screen.getByText("Ada · Pitti")).toBeTruthy();
    expect(screen.getByText("one point for every 5 florins")).toBeTruthy();
  });
});

test("a seat shows points, florins and commissions, and at the end the patron", () => {
  const players = [
    player(0, ["goldwork-2"], { points: 2, florins: 7, patron: patron({ name: "cardinal", loves: "arts" }) }),
  ];
  const SeatFacts = parts.SeatFacts;
  expect(SeatFacts).toBeDefined();
  if (SeatFacts) render(SeatFacts, { ...props(view({ players })), player: 0 });
  expect(screen.getByText("7 florins")).toBeTruthy();
  expect(screen.getByText("one commission")).toBeTruthy();
  expect(screen.getByText(/^the Cardinal: 2 points for each different art/)).toBeTruthy();
});

test("only passing is a button of the dock", () => {
  expect(parts.isShown(move(0, { do: "bid" }))).toBe(true);
  expect(parts.isShown(move(0, { do: "pass" }))).toBe(false);
});
