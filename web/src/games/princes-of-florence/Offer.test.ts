import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { made } from "../../lib/board-samples";
import { NOTHING_TO_CHOOSE, type Chooser, type Offer as Choice } from "../../lib/choosing.svelte";
import { choosingAmong, move } from "../../lib/samples";
import { Words } from "../../lib/words";
import { own, profession } from "./hand-samples";
import Offer from "./Offer.svelte";
import type { Scene } from "./scene";
import type { OfferView, PrincesView } from "./view";

const OFFER: OfferView = {
  piece: "opera",
  partner: 1,
  squares: ["f1", "g1", "h1"],
  florins: 500,
  cost: 300,
  points: 3,
};
const COMPOSER = profession({ name: "composer", value: 5, reasons: [{ name: "opera", points: 0, more: 4 }] });
const OWN = own({
  seat: 1,
  hand: [COMPOSER, { ...COMPOSER, name: "poet", reasons: [] }],
  bonus: [],
  prestige_cards: [],
});

/** The parts of a view that an offer is shown by. */
const view = (changed: Partial<PrincesView> = {}): PrincesView =>
  ({
    phase: "answer",
    turn: 0,
    waiting_for: [1],
    piece: "opera",
    offer: OFFER,
    shapes: { opera: ["a1", "b1", "c1"] },
    action: { refusals: 0 },
    players: [0, 1, 2].map((seat) => ({ seat, neighbours: [0, 1, 2].filter((one) => one !== seat), buildings: [] })),
    you: OWN,
    ...changed,
  }) as PrincesView;

const scene = (changed: Partial<Scene> = {}): Scene => ({
  view: view(),
  then: null,
  seat: 1,
  players: [
    { seat: 0, name: "Ada", family: "medici" },
    { seat: 1, name: "Bo", family: "este" },
    { seat: 2, name: "Cy", family: "visconti" },
  ],
  words: new Words("en", HOUSE_EN, EN),
  choosing: NOTHING_TO_CHOOSE,
  news: [],
  ...changed,
});

const choices = (...texts: string[]): Choice[] =>
  texts.map((text, id) => {
    const [deed = "", amount = ""] = text.split(" ");
    return {
      move: { ...move(id, { do: deed, florins: Number(amount), owner: Number(amount) }), text },
      sentence: text,
    };
  });

/** What may be said, and what is said in the end. */
function talk(...texts: string[]): [Scene["choosing"], ReturnType<typeof vi.fn>] {
  const make = vi.fn<Chooser["make"]>();
  return [choosingAmong(choices(...texts), { make }), make];
}

const prices = (deed: string, ...hundreds: number[]): string[] => hundreds.map((one) => `${deed} ${one * 100}`);
const sums = (): string[][] =>
  [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent.replace(/\s+/g, " ").trim()),
  );

describe("an offer", () => {
  test("is shown to everybody with its place and what each side would pay and get", () => {
    render(Offer, { scene: scene({ seat: null, view: view({ you: null }) }) });
    expect(screen.getByRole("heading").textContent).toBe("Ada offers to build an opera with Bo.");
    expect(screen.getByText("On f1–h1. Bo answers.")).toBeTruthy();
    expect(sums()).toEqual([
      ["A Ada", "−300", "+500", "+200", "+3"],
      ["B Bo", "0", "−500", "−500", "+3"],
    ]);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  test("leaves a price open that is not named", () => {
    const offer = { ...OFFER, florins: null, squares: [] };
    render(Offer, { scene: scene({ view: view({ phase: "join", waiting_for: [0], offer }) }) });
    expect(screen.getByText("Ada chooses its place.")).toBeTruthy();
    expect(sums()[1]).toEqual(["B Bo", "0", "?still open", "?still open", "+3"]);
  });

  test("says what the building would do for the reader's works, and more when the answer is looked at", async () => {
    const { rerender } = render(Offer, { scene: scene() });
    expect(screen.getByText("composer: 5 becomes 9")).toBeTruthy();
    const bonus = [{ name: "buildings", value: 2 }];
    const now = view({ you: { ...OWN, bonus } });
    const then = view({
      offer: null,
      players: view().players.map((player) => ({ ...player, buildings: ["opera"] })),
      you: { ...OWN, bonus: [{ name: "buildings", value: 3 }] },
    });
    await rerender({ scene: scene({ view: now, then }) });
    expect(screen.queryByText(/composer/)).toBeNull();
    expect(screen.getByText("1 per building: 2 becomes 3")).toBeTruthy();
  });

  test("is not there while nothing is offered", () => {
    const nothing = { phase: "act", offer: null, piece: null };
    const { container } = render(Offer, { scene: scene({ view: view(nothing) }) });
    expect(container.textContent.trim()).toBe("");
  });
});

describe("making an offer", () => {
  const naming = { phase: "price", waiting_for: [0], offer: { ...OFFER, florins: null } };

  test("begins with the neighbour", async () => {
    const [choosing, make] = talk("partner 2");
    const shown = view({ phase: "partner", waiting_for: [0], offer: null });
    render(Offer, { scene: scene({ seat: 0, view: shown, choosing }) });
    expect(screen.getByRole("heading").textContent).toBe("You want to build an opera with a neighbour.");
    expect(screen.getAllByRole("button")).toHaveLength(2);
    await fireEvent.click(screen.getByText("Cy"));
    expect(make).toHaveBeenCalledWith(made("partner 2"));
  });

  test("names a price step by step, and shows what it would mean", async () => {
    const [choosing, make] = talk(...prices("price", ...Array(31).keys()));
    render(Offer, { scene: scene({ seat: 0, view: view(naming), choosing }) });
    expect(screen.getByText("Ask for 100")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "500 florins more" }));
    await fireEvent.click(screen.getByRole("button", { name: "100 florins more" }));
    expect(sums()[0]).toEqual(["A Ada", "−300", "+700", "+400", "+3"]);
    await fireEvent.click(screen.getByText("Ask for 700"));
    expect(make).toHaveBeenCalledWith(made("price 700"));
  });

  test("names a price by keys alone", async () => {
    const [choosing, make] = talk(...prices("price", ...Array(31).keys()));
    render(Offer, { scene: scene({ seat: 0, view: view(naming), choosing }) });
    const price = screen.getByLabelText("What is your neighbour to pay?", { selector: "input" });
    await fireEvent.input(price, { target: { value: "1270" } });
    expect(screen.getByText("Ask for 1300")).toBeTruthy();
    await fireEvent.keyDown(price, { key: "PageDown" });
    await fireEvent.keyDown(price, { key: "Enter" });
    expect(make).toHaveBeenCalledWith(made("price 800"));
  });
});

describe("answering", () => {
  test("accepts, declines or names another price, which is never the same", async () => {
    const [choosing, make] = talk("accept", "decline", ...prices("counter", 0, 1, 2, 3, 4, 6, 7));
    render(Offer, { scene: scene({ choosing }) });
    expect(sums()[1]?.[3]).toBe("−500");
    await fireEvent.click(screen.getByText("accept"));
    await fireEvent.click(screen.getByText("Decline"));
    await fireEvent.click(screen.getByRole("button", { name: "100 florins more" }));
    expect(sums()[1]?.[3]).toBe("−600");
    await fireEvent.click(screen.getByText("Name 600"));
    expect(make.mock.calls.map(([one]) => (one as { text: string }).text)).toEqual([
      "accept",
      "decline",
      "counter 600",
    ]);
  });

  test("asks which rule forbids to accept what one cannot pay", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    render(Offer, { scene: scene({ choosing: choosingAmong(choices("decline", "counter 100"), { why }) }) });
    await fireEvent.click(screen.getByText("Accept"));
    expect(why).toHaveBeenCalledWith("accept");
  });

  test("takes the other price or drops the offer", async () => {
    const [choosing, make] = talk("accept", "drop");
    render(Offer, { scene: scene({ seat: 0, view: view({ phase: "reply", waiting_for: [0] }), choosing }) });
    expect(screen.getByText("On f1–h1. Bo names another price.")).toBeTruthy();
    expect(screen.queryByRole("spinbutton")).toBeNull();
    await fireEvent.click(screen.getByText("Drop the offer"));
    expect(make).toHaveBeenCalledWith(made("drop"));
  });
});
