import { beforeEach, expect, test, vi } from "vitest";

import { api } from "./api";
import type { FromPage, HeldSeat, ToPage } from "./protocol";
import { event, move, play, seat, table } from "./samples";
import type { Wire } from "./socket";
import { LiveTable } from "./table.svelte";

let sent: FromPage[];
let wire: Wire;

function dial(): Wire {
  wire = {
    send: (text) => sent.push(JSON.parse(text) as FromPage),
    close: () => {},
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  return wire;
}

const tell = (...messages: ToPage[]): void =>
  messages.forEach((message) => wire.onmessage?.({ data: JSON.stringify(message) }));

async function sitting(...seats: number[]): Promise<LiveTable> {
  const held: HeldSeat[] = seats.map((seat) => ({ seat, token: `token-${seat}` }));
  vi.spyOn(api, "mine").mockResolvedValue(held);
  const live = new LiveTable("t1", dial);
  await live.begin();
  wire.onopen?.();
  return live;
}

beforeEach(() => {
  sent = [];
});

test("with one seat there is no curtain: the page says hello for it at once", async () => {
  const live = await sitting(2);
  expect(sent).toEqual([{ do: "hello", token: "token-2" }]);
  tell({ it: "welcome", seat: 2, is_host: false, author: null }, play({ waiting: [0] }));
  expect(live.shown).toBe(2);
});

test("with several seats the page begins as a spectator and shows no hand", async () => {
  const live = await sitting(0, 1);
  expect(sent).toEqual([{ do: "hello", token: null }]);
  expect(live.shown).toBeNull();
});

test("opening the curtain says hello for that seat only", async () => {
  const live = await sitting(0, 1);
  tell({ it: "welcome", seat: null, is_host: false, author: null }, play({ waiting: [1] }));
  live.show(1);
  expect(sent.at(-1)).toEqual({ do: "hello", token: "token-1" });
});

test("the curtain falls when the seat has decided and another one here is asked, and nothing private is left", async () => {
  const live = await sitting(0, 1);
  tell({ it: "welcome", seat: null, is_host: false, author: null }, play({ waiting: [0] }));
  live.show(0);
  tell({ it: "welcome", seat: 0, is_host: false, author: null }, play({ waiting: [0], own: { you: "secret" } }));
  expect(live.shown).toBe(0);
  tell(play({ seq: 2, waiting: [1], own: { you: "secret" } }));
  expect(live.shown).toBeNull();
  expect(sent.at(-1)).toEqual({ do: "hello", token: null });
  tell(play({ seq: 3, waiting: [1], own: { you: "secret" } }));
  expect(JSON.stringify(live.state)).not.toContain("secret");
});

test("while nobody else here is asked the seat's own view stays", async () => {
  const live = await sitting(0, 1);
  tell({ it: "welcome", seat: null, is_host: false, author: null });
  live.show(0);
  tell({ it: "welcome", seat: 0, is_host: false, author: null }, play({ waiting: [2] }));
  expect(live.shown).toBe(0);
});

test("whoever loses the seat before the game is a spectator", async () => {
  const live = await sitting(0);
  vi.spyOn(api, "mine").mockResolvedValue([]);
  const seats = [seat(0, { holder: "nobody" }), seat(1)];
  tell(
    { it: "welcome", seat: 0, is_host: false, author: null },
    { it: "seating", seq: 2, table: table({ status: "waiting", seats }) },
  );
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ do: "hello", token: null }));
  expect(live.seats).toEqual([]);
});

test("a second click before the answer asks for nothing", async () => {
  const live = await sitting(0);
  tell({ it: "welcome", seat: 0, is_host: false, author: null }, play({ seq: 5, moves: [move(7, { do: "pass" })] }));
  live.move(move(7, { do: "pass" }));
  live.move(move(7, { do: "pass" }));
  const moves = sent.filter((message) => message.do === "move");
  expect(moves).toEqual([{ do: "move", id: 7, seq: 5, key: expect.any(String) as string }]);
  expect(live.isBusy).toBe(true);
  tell({ it: "accepted", key: (moves[0] as { key: string }).key, seq: 6 });
  expect(live.isBusy).toBe(false);
});

test("what a move would do is asked without holding anything back, and a refusal of that is no complaint", async () => {
  const live = await sitting(0);
  tell({ it: "welcome", seat: 0, is_host: true, author: null }, play({ moves: [move(4, { do: "pass" })] }));
  const preview = live.preview(move(4, { do: "pass" }));
  expect(live.isBusy).toBe(false);
  const asked = sent.at(-1);
  if (asked?.do !== "preview") throw new Error("no preview was asked for");
  const facts = { key: asked.key, id: 4, seq: 1, view: { a: 1 }, own: { you: 2 }, log: [], final: true, reason: null };
  tell({ it: "preview", ...facts });
  expect(await preview).toEqual({ view: { a: 1, you: 2 }, log: [], final: true, reason: null });
  const other = live.preview(move(5, { do: "fly" }));
  const again = sent.at(-1);
  if (again?.do !== "preview") throw new Error("no preview was asked for");
  tell({ it: "refused", key: again.key, why: { say: "refused-stale", with: {} }, clause: null });
  expect([await other, live.state.refused]).toEqual([null, null]);
});

test("a line of the log shows the game as it was then, until somebody else looks", async () => {
  const live = await sitting(0);
  tell({ it: "welcome", seat: 0, is_host: true, author: null }, play({ view: { now: true } }));
  const looking = live.lookBack(3);
  const asked = sent.at(-1);
  if (asked?.do !== "then") throw new Error("nothing was asked for");
  tell({ it: "then", key: asked.key, line: asked.line, view: { now: false }, own: {} });
  await looking;
  expect(live.past).toEqual({ line: 3, view: { now: false } });
  live.show(null);
  expect(live.past).toBeNull();
});

test("lines of the log before those held are asked for, and go before them", async () => {
  const live = await sitting(0);
  const last = play({ log_from: 2, log: [event("c")] });
  tell({ it: "welcome", seat: 0, is_host: true, author: null }, last);
  const fetching = live.earlierLog();
  const asked = sent.at(-1);
  if (asked?.do !== "earlier") throw new Error("nothing was asked for");
  expect(asked.before).toBe(2);
  tell({ it: "earlier", key: asked.key, log_from: 0, log: [event("a"), event("b")] });
  await fetching;
  expect(live.state.seen?.log.map((line) => line.kind)).toEqual(["a", "b", "c"]);
});

test("which rule forbids a move is asked by its text, and nobody waits once the page is left", async () => {
  const live = await sitting(0);
  tell({ it: "welcome", seat: 0, is_host: true, author: null }, play());
  const why = live.why("fly");
  expect(sent.at(-1)).toEqual({ do: "why", text: "fly" });
  tell({ it: "because", text: "fly", why: { say: "why-XX-1", with: {} }, clause: "XX-1" });
  expect((await why)?.clause).toBe("XX-1");
  const never = live.why("swim");
  live.end();
  expect(await never).toBeNull();
});

test("the moves of the others are shown one after another, and nothing can be taken back meanwhile", async () => {
  vi.useFakeTimers();
  const live = await sitting(0);
  const frame = (seq: number, facts = {}) =>
    play({ seq, waiting: [1], log_from: seq, log: [event("passed")], ...facts });
  tell({ it: "welcome", seat: 0, is_host: false, author: null }, frame(1, { may_undo: true }));
  expect(live.state.seen?.mayUndo).toBe(true);
  tell(frame(2), frame(3, { waiting: [0], moves: [move(0, { do: "pass" })] }));
  expect([live.state.seen?.seq, live.state.seen?.mayUndo]).toEqual([1, false]);
  vi.advanceTimersByTime(700);
  expect(live.state.seen?.seq).toBe(2);
  vi.advanceTimersByTime(700);
  expect(live.state.seen?.seq).toBe(3);
  tell(frame(4));
  expect(live.state.seen?.seq).toBe(4);
  vi.useRealTimers();
});

test("what is held back of one seat is never shown to another", async () => {
  vi.useFakeTimers();
  const live = await sitting(0, 1);
  live.show(0);
  const frame = (seq: number) => play({ seq, waiting: [2], log: [event("passed")], own: { you: "Ada" } });
  tell({ it: "welcome", seat: 0, is_host: false, author: null }, frame(1), frame(2));
  live.show(1);
  vi.advanceTimersByTime(5000);
  expect(live.state.seen).toBeNull();
  vi.useRealTimers();
});
