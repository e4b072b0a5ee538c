import { beforeEach, describe, expect, test, vi } from "vitest";

import { LessonGuide } from "./lesson.svelte";
import type { LessonFacts } from "./protocol";
import { Words } from "./words";

const WORDS = new Words(
  "en",
  ["hello", "play", "watch", "seen", "alone", "end"].map((id) => `${id} = ${id}!`).join("\n"),
);
const said = (message: string, ...at: string[]) => ({ message, at });
const LESSON: LessonFacts = {
  name: "first",
  minutes: 3,
  steps: [
    { sayings: [said("hello"), said("play", "card")], is_yours: true },
    { sayings: [said("watch")], is_yours: false },
    { sayings: [], is_yours: false },
    { sayings: [said("seen")], is_yours: true },
  ],
  alone: [],
  closing: [said("end")],
};

function begun(lesson: LessonFacts = LESSON, decided = 0) {
  const table = { decided, isOver: false, goOn: vi.fn() };
  const about = { ...table, decided: () => table.decided, isOver: () => table.isOver, words: () => WORDS };
  return { table, guide: new LessonGuide(lesson, "t1", about) };
}

beforeEach(() => localStorage.clear());

describe("a lesson", () => {
  test("is read page by page, and then asks for a move", () => {
    const { guide } = begun();
    expect([guide.sentence, guide.isTalking, guide.mayGoBack]).toEqual(["hello!", true, false]);
    guide.goOn();
    expect([guide.sentence, guide.at, guide.isTalking, guide.mayGoOn]).toEqual(["play!", ["card"], false, false]);
    guide.goBack();
    expect(guide.sentence).toBe("hello!");
  });

  test("lets the others move when the reader has read what comes before, and says it until they are done", () => {
    const { table, guide } = begun(LESSON, 1);
    expect([guide.isTalking, guide.isSilentMove]).toEqual([true, false]);
    guide.goOn();
    expect(table.goOn).toHaveBeenCalledOnce();
    table.decided = 2;
    expect([guide.isSilentMove, guide.sentence, guide.mayGoOn]).toEqual([true, "watch!", false]);
    table.decided = 3;
    expect([guide.sentence, guide.isTalking]).toEqual(["seen!", false]);
  });

  test("goes on at the page where it was left", () => {
    begun().guide.goOn();
    expect(begun().guide.sentence).toBe("play!");
    expect(begun(LESSON, 1).guide.sentence).toBe("watch!");
  });

  test("ends with its steps, or leaves the reader alone until the game is over", () => {
    const { table, guide } = begun(LESSON, 4);
    expect([guide.sentence, guide.mayGoOn, guide.progress]).toEqual(["end!", true, 1]);
    guide.goOn();
    expect(table.goOn).toHaveBeenCalledOnce();
    table.isOver = true;
    expect([guide.mayGoOn, guide.isTalking]).toEqual([false, false]);

    const alone = begun({ ...LESSON, alone: [said("alone")] }, 4);
    expect([alone.guide.sentence, alone.guide.isTalking]).toEqual(["alone!", true]);
    alone.guide.goOn();
    expect([alone.guide.sentence, alone.guide.isTalking]).toEqual([null, false]);
    expect(alone.table.goOn).not.toHaveBeenCalled();
    alone.table.decided = 9;
    expect(alone.guide.sentence).toBeNull();
    alone.table.isOver = true;
    expect(alone.guide.sentence).toBe("end!");
  });
});
