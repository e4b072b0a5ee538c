import { beforeEach, expect, test } from "vitest";

import type { MoveFacts } from "./protocol";
import { choosingAmong, move } from "./samples";

const PLAY = move(1, { do: "play" });
const TAKE = move(2, { do: "take" });

let isBusy: boolean;

beforeEach(() => {
  isBusy = false;
});

/** A table that answers each request with the next question. */
function answering(questions: MoveFacts[][], mayUndo: () => boolean = () => true) {
  const sent: string[] = [];
  let asked = $state(0);
  const among = choosingAmong([], {
    offers: () => (questions[asked] ?? []).map((move) => ({ move, sentence: move.text })),
    isBusy: () => isBusy,
    make: ({ text }) => {
      sent.push(text);
      isBusy = true;
    },
    mayUndo,
    undo: () => {
      sent.push("undo");
      isBusy = true;
    },
  });
  const answer = (next: number) => {
    asked = next;
    isBusy = false;
    among.goOn();
  };
  return { among, sent, answer };
}

const is = (wanted: MoveFacts) => (move: MoveFacts) => move.id === wanted.id;

test("a gesture sends its decisions one by one, and undo takes all of them back", () => {
  const { among, sent, answer } = answering([[PLAY], [TAKE], []]);
  among.gesture([is(PLAY), is(TAKE)]);
  expect(sent).toEqual([PLAY.text]);
  among.goOn();
  expect(sent).toEqual([PLAY.text]);
  answer(1);
  answer(2);
  expect(sent).toEqual([PLAY.text, TAKE.text]);
  among.undo();
  answer(1);
  answer(0);
  expect(sent).toEqual([PLAY.text, TAKE.text, "undo", "undo"]);
});

test("a gesture whose next decision is not allowed ends there", () => {
  const { among, sent, answer } = answering([[PLAY], [PLAY], [TAKE]]);
  among.gesture([is(PLAY), is(TAKE)]);
  answer(1);
  answer(2);
  expect(sent).toEqual([PLAY.text]);
});

test("after a refusal nothing more of a gesture is sent", () => {
  const { among, sent, answer } = answering([[PLAY], [TAKE]]);
  among.gesture([is(PLAY), is(TAKE)]);
  among.stop();
  answer(1);
  expect(sent).toEqual([PLAY.text]);
});

test("undo takes one decision back where there was no gesture, and stops where it may not go on", () => {
  let mayUndo = true;
  const { among, sent, answer } = answering([[PLAY], [TAKE], []], () => mayUndo);
  among.undo();
  answer(0);
  expect(sent).toEqual(["undo"]);
  among.gesture([is(PLAY), is(TAKE)]);
  answer(1);
  answer(2);
  among.undo();
  mayUndo = false;
  answer(1);
  expect(sent).toEqual(["undo", PLAY.text, TAKE.text, "undo"]);
});

test("a tap after a gesture is a decision of its own", async () => {
  const { among, sent, answer } = answering([[PLAY], [TAKE], [PLAY]]);
  among.gesture([is(PLAY), is(TAKE)]);
  answer(1);
  answer(2);
  await among.tap(PLAY.text);
  answer(0);
  among.undo();
  answer(2);
  expect(sent).toEqual([PLAY.text, TAKE.text, PLAY.text, "undo"]);
});

test("a move made for the reader is taken back with the decision before it, and not made again", async () => {
  const { among, sent, answer } = answering([[PLAY, TAKE], [TAKE], []]);
  await among.tap(PLAY.text);
  answer(1);
  expect(among.only?.move).toEqual(TAKE);
  among.makeOnly();
  answer(2);
  expect(sent).toEqual([PLAY.text, TAKE.text]);
  among.undo();
  answer(1);
  expect(among.only).toBeNull();
  answer(0);
  expect(sent).toEqual([PLAY.text, TAKE.text, "undo", "undo"]);
});

test("where there are several moves, none is made for the reader", () => {
  const { among, sent } = answering([[PLAY, TAKE]]);
  among.makeOnly();
  expect(sent).toEqual([]);
});
