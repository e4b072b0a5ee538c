import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { api, NotDone } from "./api";
import { house } from "./house.svelte";
import type { StepFacts } from "./protocol";
import { CHUNK } from "./replay";
import { PACE, Playback } from "./replay.svelte";
import { replay } from "./samples";

const STEPS = 100;
const FACTS = replay({ steps: STEPS });

const step = (number: number): StepFacts => ({ step: number, view: {}, owns: {}, waiting: [], lines: number });

const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

let asked: string[] = [];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/r/r1");
  asked = [];
  vi.spyOn(api, "replayLog").mockResolvedValue([]);
  vi.spyOn(api, "replaySteps").mockImplementation((_, from, to, eyes) => {
    asked.push(`${from}-${to} ${eyes}`);
    return Promise.resolve(Array.from({ length: to - from }, (_, place) => step(from + place)));
  });
  playback = new Playback(FACTS);
});

afterEach(() => {
  playback.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a replay on the page", () => {
  test("shows the opening first and fetches ahead of the reader", async () => {
    playback.begin();
    expect(playback.isPending).toBe(true);
    await settled();
    expect(playback.shown?.step).toBe(0);
    expect(asked).toEqual([`0-${CHUNK} all`, `${CHUNK - 1}-${2 * CHUNK} all`]);
  });

  test("keeps the moment before until the one wanted is there", async () => {
    playback.begin();
    await settled();
    playback.go(90);
    expect([playback.step, playback.shown?.step, playback.isPending]).toEqual([90, 0, true]);
    await settled();
    expect([playback.shown?.step, playback.isPending]).toEqual([90, false]);
  });

  test("asks for nothing twice", async () => {
    playback.begin();
    await settled();
    const before = asked.length;
    playback.go(5);
    playback.go(0);
    await settled();
    expect(asked).toHaveLength(before);
  });

  test("stays between the opening and the end", () => {
    playback.do("back");
    expect(playback.step).toBe(0);
    playback.do("last");
    playback.do("forward");
    expect(playback.step).toBe(STEPS);
  });

  test("looks with other eyes at the same moment", async () => {
    playback.go(7);
    await settled();
    playback.lookWith("1");
    expect([playback.shown?.eyes, playback.isPending]).toEqual(["all", true]);
    await settled();
    expect(playback.shown).toMatchObject({ step: 7, eyes: "1", seat: 1 });
  });

  test("goes to the moment of a line that it has not fetched yet", async () => {
    playback.begin();
    await settled();
    const going = playback.goToLine(79);
    await settled();
    await going;
    expect(playback.shown?.step).toBe(80);
  });

  test("plays itself to the end, and then again from the beginning", async () => {
    playback.go(STEPS - 2);
    await settled();
    playback.do("play");
    await vi.advanceTimersByTimeAsync(PACE);
    expect([playback.step, playback.isPlaying]).toEqual([STEPS - 1, true]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect([playback.step, playback.isPlaying]).toEqual([STEPS, false]);
    playback.do("play");
    expect([playback.step, playback.isPlaying]).toEqual([0, true]);
    playback.do("play");
    expect(playback.isPlaying).toBe(false);
  });

  test("says its moment in the address, and opens there", async () => {
    playback.go(12);
    playback.lookWith("0");
    await vi.advanceTimersByTimeAsync(1000);
    expect(location.search).toBe("?step=12&eyes=0");
    const again = new Playback(FACTS);
    expect([again.step, again.eyes]).toEqual([12, "0"]);
  });

  test("tries again at the next step where something did not come", async () => {
    vi.mocked(api.replaySteps).mockRejectedValueOnce(new NotDone(429, "Too much."));
    playback.begin();
    await settled();
    expect([playback.shown, house.problem]).toEqual([null, "Too much."]);
    playback.do("forward");
    await settled();
    expect([playback.shown?.step, house.problem]).toEqual([1, ""]);
  });
});
