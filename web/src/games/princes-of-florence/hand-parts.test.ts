import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import type { BoardProps } from "../../lib/board";
import { boardProps, made, target, targets } from "../../lib/board-samples";
import { NOTHING_TO_CHOOSE, type Choosing, type Chooser } from "../../lib/choosing.svelte";
import type { MoveFacts } from "../../lib/protocol";
import { choosingAmong, move } from "../../lib/samples";
import { explanationOf } from "../../lib/explain";
import { Words } from "../../lib/words";
import Hand from "./Hand.svelte";
import { acting, before, handOffers, LAWYER, own, profession, working } from "./hand-samples";
import { parts } from "./parts";
import { player, PLAYERS } from "./sales-samples";
import type { PrincesView } from "./view";

const WORDS = new Words("en", HOUSE_EN, EN);

const props = (
  view: PrincesView,
  choosing: Choosing<PrincesView>,
  changed: Partial<BoardProps<PrincesView>> = {},
): BoardProps<PrincesView> => boardProps({ view, players: PLAYERS, words: WORDS }, { choosing, ...changed });

const choosing = (texts: string[], how: Partial<Chooser<PrincesView>> = {}): Choosing<PrincesView> =>
  choosingAmong(handOffers(...texts), how);
const legal = (): (string | null)[] => targets().map((found) => found.getAttribute("data-move"));

describe("the hand in an action turn", () => {
  test("has a target for works, piles and freedoms, and shows florins and actions", async () => {
    const make = vi.fn();
    const texts = ["work lawyer", "draw profession", "draw bonus", "freedom travel"];
    render(Hand, props(acting(), choosing(texts, { make })));
    expect(legal().sort()).toEqual(["0", "1", "2", "3"]);
    expect(screen.getByText("1200 florins")).toBeTruthy();
    expect(screen.getByText("2 actions left")).toBeTruthy();
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("work lawyer"));
  });

  test("leaves out the freedoms the reader has", () => {
    const players = [player(0, { freedoms: ["religion", "opinion"] }), player(1), player(2)];
    render(Hand, props(acting({}, { players }), choosing([])));
    expect(screen.getAllByRole("button", { name: /the freedom of/ })).toHaveLength(1);
  });

  test("asks which rule forbids a work that is not enough", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    render(Hand, props(acting(), choosing(["draw bonus"], { why })));
    await fireEvent.click(screen.getByRole("button", { name: /^poet/ }));
    expect(why).toHaveBeenLastCalledWith("work poet");
  });

  test("shows what a freedom would make of a work", async () => {
    const after = acting({ hand: [LAWYER, profession({ value: 11 })] });
    const preview = vi.fn(() => Promise.resolve({ view: { ...after }, log: [], final: false }));
    render(Hand, props(acting(), choosing(["freedom travel"], { preview })));
    await fireEvent.focus(target(0));
    await vi.waitFor(() => expect(screen.getByRole("button", { name: /^poet/ }).textContent).toContain("11"));
  });

  test("explains a profession by all that adds to its work", () => {
    render(Hand, props(acting(), choosing(["work lawyer"])));
    const card = target(0).closest("[data-explained]");
    expect(card?.getAttribute("data-explained")).toBe("profession-lawyer");
    const told = card === null ? null : explanationOf(card);
    expect(told?.title).toBe("Lawyer");
    expect(told?.clause).toBe("PF-31");
    expect(told?.body).toBeTruthy();
  });

  test("says in words what an action is and costs", () => {
    render(Hand, props(acting(), choosing(["draw profession", "freedom travel"])));
    expect(target(0).textContent).toMatch(/Draw a profession\s*300 · ×/);
    expect(target(1).textContent).toMatch(/Freedom of travel\s*300 · ×/);
  });

  test("lets a profession before somebody else be recruited", async () => {
    const make = vi.fn();
    const players = [player(0, { recruiting_hand: 1 }), player(1, { table: ["poet"] }), player(2)];
    const shown = acting({ recruits: [profession()] }, { players });
    render(Hand, props(shown, choosing(["recruit poet", "end"], { make })));
    expect(screen.getByText("You have a recruiting card in hand.")).toBeTruthy();
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("recruit poet"));
  });

  test("has the cards that are remembered in the piles", () => {
    const remembered = { profession: { "1": "poet" }, bonus: { "12": "lakes" }, prestige: {} };
    render(Hand, props(acting({ remembered }), choosing([])));
    expect(screen.getByRole("button", { name: "Remembered cards: 2" })).toBeTruthy();
    expect(screen.getByText("on top: poet")).toBeTruthy();
    expect(screen.getByText("12 from the top: 2 per lake")).toBeTruthy();
  });
});

describe("a work being made", () => {
  test("shows whose it is, what was played and what is missing", async () => {
    const drawn = render(Hand, props(before(), choosing([])));
    await drawn.rerender(props(working("bonus", 11, { bonus: [] }, ["lawyer"]), choosing(["bonus table"])));
    expect(screen.getByText("lawyer").parentElement?.textContent).toContain("12");
    expect(screen.getByText("lawyer").closest(".so-far")?.textContent).toContain("+2");
    expect(screen.getByRole("status").textContent).toBe("11 VA so far, 1 more to reach the minimum of 12");
  });

  test("is finished, or goes on with bonus cards", async () => {
    const make = vi.fn();
    const shown = working("bonus", 12, {}, ["lawyer"]);
    render(Hand, props(shown, choosing(["bonus lakes", "done"], { make })));
    await fireEvent.click(target(0));
    await fireEvent.click(target(1));
    expect(make.mock.calls).toEqual([[made("bonus lakes")], [made("done")]]);
  });

  test("is paid in one of all ways, each with what the reader would have then", async () => {
    const make = vi.fn();
    const texts = [0, 1, 2].map((points) => `prestige ${points}`);
    render(Hand, props(working("pay", 5, {}, ["lawyer"]), choosing(texts, { make })));
    expect(screen.getByRole("group", { name: "The work pays 500 florins" })).toBeTruthy();
    expect(target(2).textContent).toMatch(/7\s*1300/);
    await fireEvent.click(target(2));
    expect(make).toHaveBeenCalledWith(made("prestige 2"));
  });
});

describe("cards of a pile", () => {
  const looking = { seat: 0, pile: "bonus", cards: 2 };
  const looked_cards = [
    { name: "lakes", value: 2 },
    { name: "table", value: 1 },
  ];

  test("are kept, one of them", async () => {
    const make = vi.fn();
    render(Hand, props(acting({ looked_cards }, { phase: "look", looking }), choosing(["keep lakes"], { make })));
    await fireEvent.click(target(0));
    expect(make).toHaveBeenCalledWith(made("keep lakes"));
  });

  test("go under the pile one by one or all together", async () => {
    const make = vi.fn();
    const texts = ["under lakes", "under table", "rest"];
    render(Hand, props(acting({ looked_cards }, { phase: "under", looking }), choosing(texts, { make })));
    expect(legal()).toHaveLength(3);
    await fireEvent.click(screen.getByText("All in this order"));
    expect(make).toHaveBeenCalledWith(made("rest"));
  });

  test("that others look at are told, not shown", () => {
    render(Hand, props(acting({}, { turn: 1, phase: "look", looking: { ...looking, seat: 1 } }), choosing([])));
    expect(screen.getByText("Bo looks at 2 cards of the bonus pile.")).toBeTruthy();
  });
});

test("one of four professions is given back, and then waits for the others", async () => {
  const make = vi.fn();
  const opening = acting({}, { stage: "opening", phase: "return", minimum: 0, waiting_for: [0, 1] });
  const drawn = render(Hand, props(opening, choosing(["return poet"], { make })));
  await fireEvent.click(target(0));
  expect(make).toHaveBeenCalledWith(made("return poet"));
  await drawn.rerender(props({ ...opening, waiting_for: [1], you: own({ returned: "poet" }) }, choosingAmong([])));
  expect(screen.getByText("You give back the poet. Still choosing: Bo.")).toBeTruthy();
});

test("every hand is shown where all cards are open", () => {
  const owns = { 0: { you: own() }, 1: { you: own({ seat: 1, florins: 700, hand: [] }) } };
  const shown = { ...acting(), you: null };
  render(Hand, props(shown, NOTHING_TO_CHOOSE, { owns, seat: null }));
  expect(screen.getByRole("list", { name: "Hand of Ada" }).textContent).toContain("enough for this round");
  expect(screen.getByRole("list", { name: "Hand of Bo" }).textContent).toContain("700 florins");
});

describe("before florins run short", () => {
  const hint = (florins: number, ...moves: MoveFacts[]): string | null => {
    const offers = moves.map((offered) => ({ move: offered, sentence: offered.text }));
    return parts.hint?.(props(acting({ florins }), choosingAmong(offers))) ?? null;
  };
  const bid = move(0, { do: "bid", florins: 600 }, { florins: "600" });

  test("the page says that points pay for what is missing", () => {
    expect(hint(500, bid)).toContain("What your 500 florins do not cover you pay with prestige");
    expect(hint(200, move(0, { do: "draw", pile: "bonus" }, { florins: "300" }))).toContain("PF-71");
    expect(hint(0, move(0, { do: "accept" }, { florins: "100", phase: "answer" }))).toContain("PF-71");
  });

  test("and nothing while they are enough, or where others pay", () => {
    expect(hint(600, bid)).toBeNull();
    expect(hint(0, move(0, { do: "prestige", points: 2 }, { florins: "1000" }))).toBeNull();
    expect(hint(0, move(0, { do: "accept" }, { florins: "100", phase: "reply" }))).toBeNull();
  });
});
