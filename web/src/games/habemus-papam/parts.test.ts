import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/habemus_papam/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import type { BoardProps } from "../../lib/board";
import { boardProps, made, target } from "../../lib/board-samples";
import type { Chooser, Choosing } from "../../lib/choosing.svelte";
import { choosingAmong, event, move } from "../../lib/samples";
import { Words } from "../../lib/words";
import { parts } from "./parts";
import { actions, CHIGI, COLONNA, HARRACH, MEDICI, offers, order, own, player, PLAYERS, view } from "./samples";
import type { PapamView } from "./view";

const WORDS = new Words("en", HOUSE_EN, EN);
const Hand = parts.Hand ?? parts.Board;

const props = (view: PapamView, changed: Partial<BoardProps<PapamView>> = {}): BoardProps<PapamView> =>
  boardProps({ view, players: PLAYERS, words: WORDS }, changed);

const choosing = (texts: string[], changed: Partial<Chooser<PapamView>> = {}): Choosing<PapamView> =>
  choosingAmong(offers(...texts), changed);

describe("the board", () => {
  test("has a target for each card on offer", async () => {
    const make = vi.fn();
    render(parts.Board, props(view(), { choosing: choosing(["take colonna", "take mazarin"], { make }) }));
    await fireEvent.click(target(1));
    expect(make).toHaveBeenCalledWith(made("take mazarin"));
    expect(screen.getByRole("button", { name: /^Bribe: When played/ })).toBeTruthy();
  });

  test("asks which rule forbids a card that cannot be taken", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    render(parts.Board, props(view({ phase: "bid" }), { choosing: choosing([], { why }) }));
    await fireEvent.click(screen.getByRole("button", { name: /^Camerlengo/ }));
    expect(why).toHaveBeenLastCalledWith("take camerlengo");
  });

  test("has people as targets while one of them is chosen, and says why a leader is none", async () => {
    const [make, why] = [vi.fn(), vi.fn(() => Promise.resolve(null))];
    const shown = view({ phase: "bribe", players: [player(0), player(1, { people: [COLONNA, MEDICI] }), player(2)] });
    render(parts.Board, props({ ...shown, offer: [] }, { choosing: choosing(["choose colonna"], { make, why }) }));
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("choose colonna"));
    await fireEvent.click(screen.getByRole("button", { name: /Carlo de’ Medici/ }));
    expect(why).toHaveBeenLastCalledWith("choose medici");
  });

  test("has no target for people in other phases", () => {
    const shown = view({ offer: [], players: [player(0, { people: [CHIGI] }), player(1), player(2)] });
    render(parts.Board, props(shown, { choosing: choosing([]) }));
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: /Fabio Chigi/ })).toBeTruthy();
  });

  test("lets death come to an opponent", async () => {
    const make = vi.fn();
    render(parts.Board, props(view({ phase: "death", offer: [] }), { choosing: choosing(["victim 2"], { make }) }));
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("victim 2"));
    expect(screen.queryByRole("button", { name: /Death comes to Ada/ })).toBeNull();
  });

  test("lights up old boys that are together", () => {
    const players = [player(0, { people: [COLONNA, HARRACH], symbols: ["eagle"] }), player(1), player(2)];
    const { container } = render(parts.Board, props(view({ offer: [], players })));
    expect(container.querySelectorAll("li .medallion.lit")).toHaveLength(2);
    expect(screen.getByRole("img", { name: /Colonna.*symbol eagle, completed/ })).toBeTruthy();
  });

  test("explains the order of taking", () => {
    const players = [
      player(0, { bid: ["ruby"] }),
      player(1, { bid: ["diamond"], played: "twice" }),
      player(2, { bid: ["ruby"] }),
    ];
    render(parts.Board, props(view({ players, ranking: [1, 2, 0] })));
    const rows = screen.getByRole("list", { name: "order of taking" }).querySelectorAll("li");
    expect([...rows].map((row) => row.textContent.replaceAll(/\s+/g, " ").trim())).toEqual([
      "1 B Bo plays “Best gem twice” bids 2 diamonds the most gems",
      "2 C Cy bids a ruby fewer gems",
      "3 A Ada bids a ruby the same bid, but further from the Camerlengo",
    ]);
  });

  test("shows who has chosen and nothing of what, and what everybody did", () => {
    const players = [player(0), player(1, { has_chosen: true }), player(2)];
    const news = [event("card-taken", { seat: 2, card: "mazarin" })];
    render(parts.Board, props(view({ phase: "bid", turn: null, players }), { news }));
    const rows = screen.getByRole("list", { name: "players" }).querySelectorAll("li");
    expect(rows[0]?.textContent).toContain("has chosen");
    expect(rows[1]?.textContent).toContain("takes Mazarin");
    expect(rows[2]?.textContent).not.toContain("has chosen");
  });

  test("lets smoke rise when it comes, and not when it is there already", async () => {
    const { rerender } = render(parts.Board, props(view()));
    expect(screen.queryByText(/Black smoke/)).toBeNull();
    await rerender(props(view({ black_smoke: true })));
    expect(screen.getByText("Black smoke: nobody is elected yet")).toBeTruthy();
  });

  test("is a picture with the same names to a spectator", () => {
    render(parts.Board, props(view({ you: null }), { seat: null }));
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: /^Mazarin/ })).toBeTruthy();
  });
});

describe("the hand", () => {
  test("puts gems into the tray, takes them back and bids them in order", async () => {
    const make = vi.fn();
    const texts = ["bid nothing", "bid diamond amber", "bid diamond ruby amber"];
    render(Hand, props(view({ phase: "bid", turn: null }), { choosing: choosing(texts, { make }) }));
    expect(screen.getByText("Bid nothing")).toBeTruthy();
    for (const gem of [/ambers/, /a ruby/, /diamonds/])
      await fireEvent.click(screen.getByRole("button", { name: gem }));
    await fireEvent.click(screen.getByRole("button", { name: "Take back: ruby" }));
    await fireEvent.click(screen.getByText("Bid these"));
    expect(make).toHaveBeenCalledWith(made("bid diamond amber"));
  });

  test("has a target for each action card", async () => {
    const make = vi.fn();
    const shown = view({ phase: "action", turn: null, you: own({ actions: actions({ swap: 2 }) }) });
    render(Hand, props(shown, { choosing: choosing(["play swap", "pass"], { make }) }));
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("play swap"));
  });

  test("has a target for each order when one of them goes", async () => {
    const make = vi.fn();
    const texts = ["discard leaders", "discard france"];
    render(Hand, props(view({ phase: "order", turn: null }), { choosing: choosing(texts, { make }) }));
    await fireEvent.click(target(1));
    expect(make).toHaveBeenCalledWith(made("discard france"));
  });

  test("shows two orders that are the same", () => {
    const shown = view({ phase: "order", turn: null, you: own({ orders: [order("four-arms"), order("four-arms")] }) });
    render(Hand, props(shown, { choosing: choosing(["discard four-arms"]) }));
    expect(document.querySelectorAll('button[data-move="0"]')).toHaveLength(2);
    render(Hand, props(view({ you: null }), { owns: { 0: { you: shown.you } }, seat: null }));
    expect(screen.getAllByText(/Four coats of arms.*not fulfilled/)).toHaveLength(2);
  });

  test("shows what was chosen while others still choose", async () => {
    const { rerender } = render(Hand, props(view({ phase: "bid", you: own({ choice: ["ruby", "amber"] }) })));
    expect(screen.getByText("You have chosen a ruby and an amber.")).toBeTruthy();
    await rerender(props(view({ phase: "action", you: own({ choice: [] }) })));
    expect(screen.getByText("You have chosen to play no card.")).toBeTruthy();
  });

  test("counts the votes it would have now, line by line", () => {
    render(Hand, props(view()));
    expect(screen.getByRole("group", { name: /votes if it ended now/ }).textContent).toContain("30 gold, at 15 a vote");
  });

  test("shows what is behind every screen where all is open", () => {
    const owns = { 0: { you: own() }, 1: { you: own({ seat: 1, gold: 7, actions: actions({ bribe: 1 }) }) } };
    render(Hand, props(view({ you: null }), { owns, seat: null }));
    const screenOfBo = screen.getByRole("group", { name: "Behind the screen of Bo" });
    expect(screenOfBo.textContent).toContain("7 gold");
    expect(screenOfBo.textContent).toContain("Bribe");
  });
});

test("what is seen of a player is said with its numbers", () => {
  if (!parts.SeatFacts) throw new Error("1655 shows what is seen of a player.");
  const players = [
    player(0),
    player(1, { people: [CHIGI], action_cards: 2, played: "swap", bid: [], has_chosen: true }),
  ];
  render(parts.SeatFacts, { ...props(view({ players })), player: 1 });
  for (const said of [
    "one cardinal or leader",
    "2 action cards",
    "plays “Swap”",
    "bids no gem",
    "has chosen",
    "Camerlengo",
  ])
    expect(screen.getByText(said)).toBeTruthy();
});

test("only passing is left to the dock", () => {
  expect(parts.isShown(move(1, { do: "pass" }))).toBe(false);
  expect(parts.isShown(move(1, { do: "bid" }))).toBe(true);
});

describe("passing", () => {
  const pass = move(1, { do: "pass" });
  const isCostly = (changed: Partial<PapamView>) => parts.isCostly?.(pass, props(view(changed)));

  test("is quiet", () => expect(parts.isQuiet?.(pass, props(view()))).toBe(true));

  test("asks once where it uses a card up or lets it go to waste", () => {
    const you = own({ actions: actions({ gold: 1 }) });
    expect(isCostly({ phase: "swap" })).toBe(true);
    expect(isCostly({ phase: "action", last_round: true, you })).toBe(true);
    expect(isCostly({ phase: "action", last_round: false, you })).toBe(false);
  });
});
