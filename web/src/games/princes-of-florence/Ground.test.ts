import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { made } from "../../lib/board-samples";
import { Choosing, NOTHING_TO_CHOOSE, type Chooser, type Offer } from "../../lib/choosing.svelte";
import type { EventFacts, MoveFacts } from "../../lib/protocol";
import { choosingAmong, event } from "../../lib/samples";
import { Words } from "../../lib/words";
import { own as ownSample } from "./hand-samples";
import JoinedArea from "./JoinedArea.svelte";
import Others from "./Others.svelte";
import PieceInHand from "./PieceInHand.svelte";
import { Placing } from "./placing.svelte";
import Principality from "./Principality.svelte";
import { player, sceneOf, view } from "./sales-samples";
import type { Scene } from "./scene";
import Supply from "./Supply.svelte";
import type { GroundView, OwnView, PlayerView, PrincesView } from "./view";

const WORDS = new Words("en", HOUSE_EN, EN);
const PALACE = ["a6", "b6", "c6", "a7", "b7", "c7"];
const TOWER = { piece: "tower", squares: ["e1", "f1", "g1"], turn: "r0", partner: null };

const ground = (otherwise: string): GroundView => ({ closed: { "PF-41": [...PALACE] }, otherwise, barred: {} });

const own = (changed: Partial<OwnView> = {}): OwnView =>
  ownSample({
    hand: [{ name: "composer", building: "opera", landscape: "lake", freedom: "opinion", value: 5, reasons: [] }],
    ground: { landscape: ground("PF-20"), building: ground("PF-41"), joint: { 1: ground("PF-121") } },
    ...changed,
  });

const ada = (changed: Partial<PlayerView> = {}): PlayerView =>
  player(0, { palace: PALACE, tiles: [TOWER], buildings: ["tower"], free_squares: 40, ...changed });

const shown = (changed: Partial<PrincesView> = {}): PrincesView =>
  view({
    stage: "actions",
    phase: "act",
    stock: { opera: 3, tower: 2 },
    supply: { lake: 4 },
    shapes: { opera: ["a1", "b1", "c1", "a2", "b2"], tower: ["a1", "b1", "c1"], lake: ["a1", "b1", "c1", "a2"] },
    offer: null,
    options: {},
    players: [ada(), player(1, { palace: PALACE })],
    you: own(),
    ...changed,
  });

const take = (id: number, what: string, piece: string): Offer => ({
  move: { id, text: `${what} ${piece}`, data: { do: what, piece }, with: {} } satisfies MoveFacts,
  sentence: `${what} ${piece}`,
});

/** The own land and the supply, with these moves to choose from; what is made in the end. */
function show(choosing: Choosing, changed: Partial<PrincesView> = {}, news: EventFacts[] = []): Placing {
  const scene: Scene = sceneOf(WORDS, { view: shown(changed), choosing, news });
  const placing = new Placing(() => scene);
  render(Principality, { scene, placing, player: ada() });
  render(Supply, { scene, placing });
  return placing;
}

/** The same with an opera taken in hand, and its tools. */
async function hold(choosing: Choosing): Promise<Placing> {
  const placing = show(choosing);
  await fireEvent.click(named(/^opera/));
  render(PieceInHand, { scene: sceneOf(WORDS, { view: shown(), choosing }), placing, piece: "opera" });
  return placing;
}

const choosing = (offers: Offer[], how: Partial<Chooser> = {}): Choosing => choosingAmong(offers, how);
const field = (): HTMLElement => document.querySelector<HTMLElement>("[data-field]") ?? document.body;
const named = (name: RegExp | string): HTMLElement => screen.getByRole("button", { name });

// Nothing moves in a page that is not drawn.
beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

describe("the own principality", () => {
  test("is told with all that lies there", () => {
    show(NOTHING_TO_CHOOSE);
    const picture = screen.getByRole("group", { name: /^Your principality/ });
    expect(picture.getAttribute("aria-label")).toBe(
      "Your principality: the palace on a6–c6, a7–c7 and a tower on e1–g1; 40 free squares.",
    );
  });

  test("marks what was laid since the last move", () => {
    show(NOTHING_TO_CHOOSE, {}, [event("tile-placed", { seat: 0, piece: "tower", square: "e1", turn: "r0" })]);
    expect(document.querySelectorAll("path.new")).toHaveLength(1);
  });
});

describe("the supply", () => {
  test("says what is left, what is built already and what the hand likes", () => {
    show(choosing([]));
    expect(named("opera, 3 left, liked in your hand by the composer")).toBeTruthy();
    expect(named("tower, 2 left, built already")).toBeTruthy();
    expect(screen.getByText("700 florins each")).toBeTruthy();
  });

  test("asks which rule forbids what may not be taken", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    show(choosing([], { why }));
    await fireEvent.click(named(/^tower/));
    expect(why).toHaveBeenLastCalledWith("build tower");
  });

  test("has landscapes while one is to be chosen", () => {
    show(choosing([take(0, "choose", "lake")]), { phase: "choose" });
    expect(named("lake, 4 left")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^opera/ })).toBeNull();
  });

  test("is a row of pictures to a spectator", () => {
    show(NOTHING_TO_CHOOSE, { you: null });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: /^opera, 3 left/ })).toBeTruthy();
  });
});

describe("a piece in hand", () => {
  test("is taken by a tap, turned and flipped by buttons, and laid", async () => {
    const make = vi.fn();
    const placing = await hold(choosing([take(0, "build", "opera")], { make }));
    expect(screen.getByText("Opera, 700 florins:")).toBeTruthy();
    expect(screen.getByText("opera on c3–e3, c4–d4: it fits.")).toBeTruthy();
    await fireEvent.click(named("Turn"));
    await fireEvent.click(named("Flip"));
    expect(placing.turn).toBe("m270");
    expect(make).not.toHaveBeenCalled();
    await fireEvent.click(named("Lay"));
    expect(make).toHaveBeenCalledExactlyOnceWith(made("build opera"));
  });

  test("is led by keys, and put back", async () => {
    const placing = await hold(choosing([take(0, "build", "opera")]));
    await fireEvent.keyDown(field(), { key: "ArrowUp" });
    await fireEvent.keyDown(field(), { key: "r" });
    await fireEvent.keyDown(field(), { key: "f" });
    expect(field().getAttribute("aria-label")).toMatch(/^opera on .*, turned by 270°, flipped: it fits\.$/);
    await fireEvent.keyDown(field(), { key: "Escape" });
    expect(placing.piece).toBeNull();
    expect(document.querySelector("[data-field]")).toBeNull();
  });

  test("is told the rule that forbids its place, and stays", async () => {
    const make = vi.fn();
    const placing = await hold(choosing([take(0, "build", "opera")], { make }));
    placing.pointTo({ column: 1.5, row: 6 });
    await tick();
    expect(document.querySelector("a[href='#PF-41']")).not.toBeNull();
    expect(document.querySelector("[data-ghost].refused")).not.toBeNull();
    await fireEvent.click(field());
    expect(make).not.toHaveBeenCalled();
    expect(placing.piece).toBe("opera");
  });
});

describe("the other principalities", () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });

  test("are enlarged by a tap, and closed again", async () => {
    const bo = player(1, { palace: PALACE, tiles: [TOWER] });
    render(Others, { scene: sceneOf(WORDS, { view: shown() }), others: [bo] });
    await fireEvent.click(named(/^Enlarge: Principality of Bo: the palace/));
    await tick();
    expect(screen.getByRole("heading", { name: "Principality of Bo" })).toBeTruthy();
    await fireEvent.click(document.querySelector("dialog button") ?? document.body);
    await tick();
    expect(document.querySelector("dialog")?.open).toBe(false);
  });
});

describe("joined principalities", () => {
  const players = [ada({ neighbours: [1] }), player(1, { corner: "h1", palace: ["j3", "k3"], neighbours: [0] })];
  const scene = (changed: Partial<PrincesView>): Scene =>
    sceneOf(WORDS, { view: shown({ options: { cooperation: true }, players, ...changed }) });

  test("show every tile once, and the building that is offered where it would lie", () => {
    const joint = { piece: "opera", squares: ["g2", "h2", "i2", "g3", "h3"], turn: "r0", partner: 1 };
    const both = players.map((one) => ({ ...one, tiles: [{ ...joint, partner: 1 - one.seat }] }));
    const offer = { piece: "tower", partner: 1, squares: ["f7", "g7", "h7"], florins: 300, cost: 700, points: 3 };
    const shownScene = scene({ players: both, offer, phase: "answer" });
    render(JoinedArea, { scene: shownScene, placing: new Placing(() => shownScene) });
    expect(document.querySelectorAll("g.piece")).toHaveLength(2);
    expect(document.querySelectorAll("g.piece.ghost")).toHaveLength(1);
  });

  test("can be looked at from near and as a whole", async () => {
    const shownScene = scene({});
    render(JoinedArea, { scene: shownScene, placing: new Placing(() => shownScene) });
    const box = (): string => document.querySelector("svg[data-ground]")?.getAttribute("viewBox") ?? "";
    const before = box();
    await fireEvent.click(named(/Come closer|Show all/));
    expect(box()).not.toBe(before);
  });
});
