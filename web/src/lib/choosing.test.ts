import { beforeEach, expect, test, vi } from "vitest";

import { LOOKING, type Chooser, type Choosing, type Preview } from "./choosing.svelte";
import { choosingAmong, move } from "./samples";

const PLAY = move(1, { do: "play" });
const TAKE = move(2, { do: "take" });

let made: number[];
let isBusy: boolean;

/** A table at which playing can be taken back and taking cannot. */
function choosing(how: Partial<Chooser> = {}): Choosing {
  const offers = [PLAY, TAKE].map((move) => ({ move, sentence: move.text }));
  return choosingAmong(offers, {
    isBusy: () => isBusy,
    asksTwice: () => true,
    make: ({ id }) => made.push(id),
    preview: ({ id }) => Promise.resolve({ view: { after: id }, log: [], final: id === TAKE.id }),
    why: (text) => Promise.resolve({ sentence: `not ${text}`, clause: "XX-1" }),
    ...how,
  });
}

beforeEach(() => {
  made = [];
  isBusy = false;
});

test("a move that can be taken back is made at the first tap", async () => {
  await choosing().tap(PLAY.text);
  expect(made).toEqual([PLAY.id]);
});

test("a move that cannot be taken back is made at the second tap", async () => {
  const among = choosing();
  await among.tap(TAKE.text);
  expect(among.asking).toEqual(TAKE);
  expect(made).toEqual([]);
  await among.tap(TAKE.text);
  expect(made).toEqual([TAKE.id]);
  expect(among.asking).toBeNull();
});

test("another tap in between is another choice", async () => {
  const among = choosing();
  await among.tap(TAKE.text);
  await among.tap(PLAY.text);
  expect(made).toEqual([PLAY.id]);
});

test("who does not want to be asked twice is not", async () => {
  const among = choosing({ asksTwice: () => false });
  await among.tap(TAKE.text);
  expect(made).toEqual([TAKE.id]);
});

test("where nothing is known of a move it is asked for twice", async () => {
  const among = choosing({ preview: () => Promise.resolve(null) });
  await among.tap(PLAY.text);
  expect([among.asking, made]).toEqual([PLAY, []]);
});

test("a tap on what is not allowed says which rule forbids it", async () => {
  const among = choosing();
  await among.tap("fly");
  expect(among.reason).toEqual({ sentence: "not fly", clause: "XX-1" });
  await among.tap(TAKE.text);
  expect(among.reason).toBeNull();
});

test("nothing can be tapped while an answer is outstanding, or by a spectator", async () => {
  isBusy = true;
  await choosing().tap(PLAY.text);
  isBusy = false;
  await choosing({ isSeated: () => false }).tap(PLAY.text);
  expect(made).toEqual([]);
});

test("a preview that comes after the question has changed decides nothing", async () => {
  let answer: (preview: Preview) => void = () => undefined;
  const among = choosing({ preview: () => new Promise((resolve) => (answer = resolve)) });
  const tapped = among.tap(PLAY.text);
  among.forget();
  answer({ view: {}, log: [], final: false });
  await tapped;
  expect([among.asking, among.preview, made]).toEqual([null, null, []]);
});

test("looking shows what a move would do, once the pointer rests, and asks only once", async () => {
  vi.useFakeTimers();
  const preview = vi.fn(() => Promise.resolve({ view: {}, log: [], final: false }));
  const among = choosing({ preview });
  among.look(PLAY.text);
  among.look(TAKE.text);
  expect(preview).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LOOKING);
  expect(preview).toHaveBeenCalledExactlyOnceWith(TAKE);
  expect(among.preview?.final).toBe(false);
  among.look(null);
  expect(among.preview).toBeNull();
  among.look(TAKE.text);
  expect([among.looked, preview.mock.calls.length]).toEqual([TAKE, 1]);
  vi.useRealTimers();
});

/** The mouse comes or goes at a place on the screen, at a time. */
function mouse(screenX: number, timeStamp: number, pointerType = "mouse"): PointerEvent {
  return { pointerType, screenX, screenY: 5, timeStamp } as PointerEvent;
}

test("what comes and goes under a mouse that rests is not looked at", () => {
  const among = choosing();
  const looked = vi.spyOn(among, "look");
  among.point(mouse(10, 1), PLAY.text);
  among.point(mouse(10, 2), null);
  among.point(mouse(10, 2), TAKE.text);
  expect(looked.mock.calls).toEqual([[PLAY.text]]);
});

test("a mouse that goes from one to the next looks at the next, a finger at nothing", () => {
  const among = choosing();
  const looked = vi.spyOn(among, "look");
  among.point(mouse(10, 1), PLAY.text);
  among.point(mouse(11, 2), null);
  among.point(mouse(11, 2), TAKE.text);
  among.point(mouse(12, 3, "touch"), null);
  expect(looked.mock.calls).toEqual([[PLAY.text], [null], [TAKE.text]]);
});
