import { expect, test } from "vitest";

import { event, play, table } from "./samples";
import { EMPTY, newsOf, told, withEarlierLog, withoutSecrets, type Seen, type TableState } from "./table";

const after = (...messages: Parameters<typeof told>[1][]): TableState => messages.reduce(told, EMPTY);
const kinds = (state: TableState): string[] => state.seen?.log.map((line) => line.kind) ?? [];

test("what only the seat sees is put over what everybody sees", () => {
  const state = after(play({ view: { deck: 3, you: null }, own: { you: { hand: ["roma-1"] } } }));
  expect(state.seen?.view).toEqual({ deck: 3, you: { hand: ["roma-1"] } });
});

test("new lines of the log go behind those that stay", () => {
  const first = play({ log: [event("a"), event("b")] });
  expect(kinds(after(first, play({ log_from: 2, log: [event("c")] })))).toEqual(["a", "b", "c"]);
});

test("after an undo the log is cut", () => {
  const first = play({ log: [event("a"), event("b"), event("c")] });
  expect(kinds(after(first, play({ log_from: 1, log: [] })))).toEqual(["a"]);
});

test("the first lines told need not be the game's first", () => {
  const state = after(play({ log_from: 40, log: [event("a"), event("b")], news_from: 30 }));
  expect(state.seen?.logFrom).toBe(40);
  expect(kinds(told(state, play({ log_from: 42, log: [event("c")] })))).toEqual(["a", "b", "c"]);
  expect(newsOf(state.seen as Seen).map((line) => line.kind)).toEqual(["a", "b"]);
});

test("lines that do not follow those held take their place", () => {
  const state = after(play({ log: [event("a")] }), play({ log_from: 40, log: [event("b")] }));
  expect([state.seen?.logFrom, kinds(state)]).toEqual([40, ["b"]]);
});

test("after a lost connection lines that were asked for are still there", () => {
  const held = after(play({ log_from: 1, log: [event("b"), event("c")] })).seen as Seen;
  const whole = withEarlierLog(held, { it: "earlier", key: "k", log_from: 0, log: [event("a")] });
  const state = told({ ...EMPTY, seen: whole }, play({ log_from: 2, log: [event("c"), event("d")] }));
  expect([state.seen?.logFrom, kinds(state)]).toEqual([0, ["a", "b", "c", "d"]]);
});

test("earlier lines of a log that is no longer held are thrown away", () => {
  const held = after(play({ log_from: 4, log: [event("c")] })).seen as Seen;
  expect(withEarlierLog(held, { it: "earlier", key: "k", log_from: 0, log: [event("a")] })).toBe(held);
});

test("a refusal stays until the next state", () => {
  const refused = { it: "refused", key: "k1", why: { say: "refused-stale", with: {} }, clause: null } as const;
  expect(after(play(), refused).refused).toEqual(refused);
  expect(after(play(), refused, play({ seq: 2 })).refused).toBeNull();
});

test("a welcome with other eyes forgets what the former ones saw", () => {
  const state = after({ it: "welcome", seat: 0, is_host: false, author: null }, play({ own: { you: "secret" } }), {
    it: "welcome",
    seat: 1,
    is_host: false,
    author: null,
  });
  expect(state.seat).toBe(1);
  expect(JSON.stringify(state)).not.toContain("secret");
});

test("the same eyes after a lost connection go on seeing until the next message", () => {
  const before = after({ it: "welcome", seat: 0, is_host: false, author: null }, play({ seq: 4 }));
  expect(told(before, { it: "welcome", seat: 0, is_host: false, author: null }).seen?.seq).toBe(4);
});

test("the door is as it was last told of", () => {
  expect(EMPTY.standing).toBe("free");
  expect(after({ it: "door", standing: "must-ask" }, { it: "door", standing: "asked" }).standing).toBe("asked");
});

test("a closing for good is remembered with its reason", () => {
  const why = { say: "closing-too-much", with: {} };
  expect(after({ it: "closing", why, again: false }).closed).toEqual(why);
  expect(after({ it: "closing", why, again: true }).closed).toBeNull();
});

test("behind the curtain nothing of a seat is left, and the table stays", () => {
  const seen = after(
    { it: "welcome", seat: 0, is_host: false, author: null },
    { it: "seating", seq: 1, table: table() },
    play({ own: { you: "secret" }, log: [event("card-dealt", { card: "secret" })] }),
  );
  const hidden = withoutSecrets(seen);
  expect(JSON.stringify(hidden)).not.toContain("secret");
  expect(hidden.seat).toBeNull();
  expect(hidden.table?.id).toBe("t1");
});
