import { describe, expect, test, vi } from "vitest";

import type { Chooser, Offer } from "../../lib/choosing.svelte";
import type { MoveFacts } from "../../lib/protocol";
import { choosingAmong } from "../../lib/samples";
import { Words } from "../../lib/words";
import { keyOf, moved, turned, type Turn } from "./geometry";
import { Placing } from "./placing.svelte";
import { landOf, loneWay, openPlaces, wayFor, type Land, type Places } from "./plots";
import { player } from "./sales-samples";
import type { Scene } from "./scene";
import type { GroundView, OwnGroundView, PrincesView } from "./view";

/** The pieces as they lie at a1, and how many places each has on an empty principality of its own, and across a border. */
const SHAPES: Record<string, string[]> = {
  university: ["a1", "b1", "c1", "a2", "c2", "a3", "c3"],
  opera: ["a1", "b1", "c1", "a2", "b2"],
  tower: ["a1", "b1", "c1"],
  lake: ["a1", "b1", "c1", "a2"],
};
const ALONE = { university: 76, opera: 194, tower: 58, lake: 196 };
const BESIDE = { university: 40, opera: 68, tower: 14 };

const PALACE = ["a6", "b6", "c6", "a7", "b7", "c7"];
const INNER = ["c3", "d3", "e3", "c4", "d4", "e4"];
const INNER_BESIDE = ["j3", "k3", "l3", "j4", "k4", "l4"];

const ground = (changed: Partial<GroundView> = {}): GroundView => ({
  closed: { "PF-41": PALACE },
  otherwise: "PF-41",
  barred: {},
  ...changed,
});

function view(changed: Partial<PrincesView> = {}, own: Partial<OwnGroundView> = {}): PrincesView {
  const grounds = { landscape: ground({ otherwise: "PF-20" }), building: ground(), joint: {}, ...own };
  return {
    round: 1,
    phase: "act",
    stock: { university: 3, opera: 3, tower: 3 },
    supply: { lake: 6 },
    shapes: SHAPES,
    offer: null,
    players: [player(0), player(1)],
    you: { seat: 0, ground: grounds } as PrincesView["you"],
    ...changed,
  } as PrincesView;
}

/** Two principalities side by side. */
function joined(): PrincesView {
  const players = [player(0, { neighbours: [1] }), player(1, { corner: "h1", neighbours: [0] })];
  const joint = { 1: ground({ closed: { "PF-41": [...INNER, ...INNER_BESIDE] }, otherwise: "PF-121" }) };
  return view({ players }, { building: ground({ closed: { "PF-41": INNER } }), joint });
}

let numbers = 0;
function offer(text: string, data: MoveFacts["data"]): Offer {
  numbers += 1;
  return { move: { id: numbers, text, data, with: {} }, sentence: text };
}
const take = (what: string, piece: string): Offer => offer(`${what} ${piece}`, { do: what, piece });
const lays = (piece: string, squares: string[], turn: Turn): Offer =>
  offer(`place ${piece} ${squares[0] ?? ""} ${turn}`, { do: "place", piece, squares, square: squares[0] ?? "", turn });

function holding(shown: PrincesView, offers: Offer[], how: Partial<Chooser> = {}): { placing: Placing; scene: Scene } {
  const choosing = choosingAmong(offers, how);
  const scene = { view: shown, then: null, seat: 0, players: [], words: new Words("en"), choosing, news: [] };
  return { placing: new Placing(() => scene), scene };
}

function land(shown: PrincesView): Land {
  const found = landOf(shown);
  if (found === null) throw new Error("The reader has land.");
  return found;
}

/** How many places there are; those of a symmetrical piece have several names. */
const count = (places: Places, shape: readonly string[]): number =>
  new Set([...places].flatMap(([turn, all]) => all.map((at) => keyOf(moved(turned(shape, turn), at))))).size;

describe("the places of a piece", () => {
  test.each(Object.entries(ALONE))("alone are as many as the rules count: %s", (piece, number) => {
    const [shape, mine] = [SHAPES[piece] ?? [], land(view())];
    expect(
      count(
        openPlaces(mine, piece, shape, () => loneWay(mine, true)),
        shape,
      ),
    ).toBe(number);
  });

  test.each(Object.entries(BESIDE))("across a border are as many as the rules count: %s", (piece, number) => {
    const [shape, mine] = [SHAPES[piece] ?? [], land(joined())];
    const across = (squares: readonly string[]) => {
      const way = wayFor(mine, false, squares);
      return way.partner === 1 ? way : null;
    };
    expect(count(openPlaces(mine, piece, shape, across), shape)).toBe(number);
  });

  test("are unknown to who has no land", () => {
    expect(landOf(view({ you: null }))).toBeNull();
  });
});

describe("a piece of the supply", () => {
  test("is taken in hand only if that may be decided, and nothing is decided by it", () => {
    const make = vi.fn();
    const { placing } = holding(view(), [take("build", "tower")], { make });
    placing.take("opera");
    expect(placing.piece).toBeNull();
    placing.take("tower");
    expect(placing.piece).toBe("tower");
    expect(make).not.toHaveBeenCalled();
    placing.putBack();
    expect(placing.piece).toBeNull();
  });

  test("lies in the middle where it fits, follows the pointer and is drawn to legal places", () => {
    const { placing } = holding(view(), [take("build", "tower")]);
    placing.take("tower");
    expect([placing.spot?.squares, placing.fits]).toEqual([["c4", "d4", "e4"], true]);
    placing.pointTo({ column: 1.5, row: 0.5 });
    expect(placing.spot?.squares).toEqual(["a1", "b1", "c1"]);
    placing.pointTo({ column: -5, row: 4.9 });
    expect(placing.spot?.squares).toEqual(["a5", "b5", "c5"]);
    placing.pointTo({ column: 2.1, row: 6.5 });
    expect([placing.fits, placing.forbidden]).toEqual([false, { clause: "PF-41", squares: ["b7", "c7"] }]);
  });

  test("turns about its middle, flips, moves by squares, and stays on the ground", () => {
    const { placing } = holding(view(), [take("build", "opera")]);
    placing.take("opera");
    placing.pointTo({ column: 3.5, row: 2 });
    expect(placing.spot?.squares).toEqual(["c2", "d2", "e2", "c3", "d3"]);
    placing.flip();
    expect(placing.spot?.squares).toEqual(["c2", "d2", "e2", "d3", "e3"]);
    placing.turnOn(1);
    expect([placing.turn, placing.spot?.squares.length]).toEqual(["m90", 5]);
    for (let step = 0; step < 9; step += 1) placing.shift(1, 0);
    expect(placing.spot?.squares).toContain("g3");
  });

  test("is laid by one gesture: what it is, then where", () => {
    const make = vi.fn();
    const { placing } = holding(view(), [take("build", "tower")], { make });
    placing.take("tower");
    placing.lay();
    expect(make).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: "build tower" }));
    expect(placing.piece).toBeNull();
  });

  test("is not laid where a rule is against it, and stays in hand", () => {
    const make = vi.fn();
    const { placing } = holding(view(), [take("build", "tower")], { make });
    placing.take("tower");
    placing.pointTo({ column: 1.5, row: 6.5 });
    placing.lay();
    expect(make).not.toHaveBeenCalled();
    expect([placing.refusals, placing.piece]).toEqual([1, "tower"]);
  });

  test("shows which squares it can come to cover, turned as it is and turned in any way", () => {
    const closed = { "PF-41": PALACE, "PF-42": ["a1", "b2"] };
    const { placing } = holding(view({}, { building: ground({ closed }) }), [take("build", "tower")]);
    placing.take("tower");
    expect([placing.reachedNow.has("a2"), placing.reached.has("a2")]).toEqual([false, true]);
    expect(placing.reached.has("a1")).toBe(false);
  });
});

describe("a piece that waits", () => {
  const moves = [lays("lake", ["a1", "b1", "c1", "a2"], "r0"), lays("lake", ["f1", "g1", "g2", "g3"], "r90")];

  test("is in hand by itself and fits where a move is legal", () => {
    const { placing } = holding(view({ phase: "place" }), moves);
    expect([placing.waiting, placing.spot?.squares, placing.fits]).toEqual(["lake", ["a1", "b1", "c1", "a2"], true]);
    expect(placing.move?.text).toBe("place lake a1 r0");
    placing.shift(0, 1);
    expect([placing.fits, placing.move]).toEqual([false, null]);
    placing.turnOn(1);
    placing.pointTo({ column: 6, row: 1.6 });
    expect(placing.move?.text).toBe("place lake f1 r90");
  });

  test("is laid by the legal move for its squares", () => {
    const make = vi.fn();
    const { placing } = holding(view({ phase: "place" }), moves, { make });
    placing.lay();
    expect(make).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: "place lake a1 r0" }));
  });

  test("cannot be put back", () => {
    const { placing } = holding(view({ phase: "place" }), moves);
    placing.pointTo({ column: 4, row: 4 });
    placing.putBack();
    expect([placing.piece, placing.fits]).toEqual(["lake", true]);
  });
});

describe("across a border", () => {
  test("a building is offered to the neighbour, within the own land it is built alone", () => {
    const make = vi.fn();
    const { placing } = holding(joined(), [take("build", "tower"), take("offer", "tower")], { make });
    placing.take("tower");
    placing.pointTo({ column: 2.5, row: 0.5 });
    expect([placing.fits, placing.partner]).toEqual([true, null]);
    placing.pointTo({ column: 7, row: 0.5 });
    expect([placing.fits, placing.partner]).toEqual([true, 1]);
    placing.lay();
    expect(make).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: "offer tower" }));
  });

  test("nothing fits that may not be offered, and the rule is asked for", async () => {
    const why = vi.fn(() => Promise.resolve(null));
    const { placing } = holding(joined(), [take("build", "tower")], { why });
    placing.take("tower");
    placing.pointTo({ column: 7, row: 0.5 });
    expect([placing.fits, placing.forbidden]).toEqual([false, null]);
    placing.lay();
    await Promise.resolve();
    expect(why).toHaveBeenCalledWith("offer tower");
  });

  test("the neighbour's land alone is no place", () => {
    const { placing } = holding(joined(), [take("build", "tower"), take("offer", "tower")]);
    placing.take("tower");
    placing.pointTo({ column: 10.5, row: 6.5 });
    expect(placing.forbidden?.clause).toBe("PF-41");
  });

  test("a joint building that waits lies in both principalities", () => {
    const offered = { piece: "tower", partner: 1, squares: [], florins: null, cost: 700, points: 3 };
    const shown = { ...joined(), phase: "join", offer: offered };
    const { placing } = holding(shown, [lays("tower", ["f1", "g1", "h1"], "r0")]);
    expect([placing.waiting, placing.fits, placing.partner]).toEqual(["tower", true, 1]);
    placing.shift(-1, 0);
    expect(placing.forbidden?.clause).toBe("PF-121");
  });
});
