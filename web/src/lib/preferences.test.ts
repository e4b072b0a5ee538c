import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  for (const name of page.getAttributeNames()) if (name.startsWith("data-")) page.removeAttribute(name);
});

const page = document.documentElement;
const fresh = async () => (await import("./preferences.svelte")).preferences;

test("the colours are the device’s until the reader chooses, and stay chosen", async () => {
  const preferences = await fresh();
  expect(page.dataset.theme).toBeUndefined();
  preferences.theme.value = "dark";
  expect(page.dataset.theme).toBe("dark");
  vi.resetModules();
  const later = await fresh();
  expect(later.theme.value).toBe("dark");
  expect(page.dataset.theme).toBe("dark");
  later.theme.value = "system";
  expect(page.dataset.theme).toBeUndefined();
});

test("what is chosen is shown to style sheets, and what is usual is not", async () => {
  const preferences = await fresh();
  const shown = (): (string | undefined)[] => [
    page.dataset.hand,
    page.dataset.patterns,
    page.dataset.motion,
    page.dataset.textSize,
  ];
  expect(shown()).toEqual([undefined, undefined, undefined, undefined]);
  preferences.isLeftHanded = true;
  preferences.hasStrongPatterns = true;
  preferences.motion.value = "off";
  preferences.textSize.value = "largest";
  expect(shown()).toEqual(["left", "strong", "off", "largest"]);
  preferences.isLeftHanded = false;
  preferences.hasStrongPatterns = false;
  preferences.motion.value = preferences.motion.usual;
  preferences.textSize.value = "usual";
  expect(shown()).toEqual([undefined, undefined, undefined, undefined]);
});

test("the page asks twice and makes forced moves until the reader wants it otherwise", async () => {
  const preferences = await fresh();
  expect([preferences.asksTwice, preferences.makesForcedMoves]).toEqual([true, true]);
  preferences.asksTwice = preferences.makesForcedMoves = false;
  vi.resetModules();
  const later = await fresh();
  expect([later.asksTwice, later.makesForcedMoves]).toEqual([false, false]);
});

test("a browser that remembers nonsense is not believed", async () => {
  localStorage.setItem("signoria-bot-speed", "breakneck");
  expect((await fresh()).botSpeed.value).toBe("normal");
});

test("the house is silent until the reader wants sound", async () => {
  const struck: number[] = [];
  class Silent {
    gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    start = vi.fn();
    stop = vi.fn();
    connect = (next: unknown): unknown => next;
    constructor(_: unknown, { frequency }: { frequency?: number }) {
      if (frequency !== undefined) struck.push(frequency);
    }
  }
  vi.stubGlobal("AudioContext", vi.fn());
  vi.stubGlobal("OscillatorNode", Silent);
  vi.stubGlobal("GainNode", Silent);
  const { sound } = await import("./sound");
  sound.play("bell");
  expect(struck).toEqual([]);
  sound.turn(true);
  const wood = [...struck];
  expect(wood).not.toEqual([]);
  sound.play("coin");
  expect(struck.length).toBeGreaterThan(wood.length);
  sound.turn(false);
  vi.resetModules();
  expect((await import("./sound")).sound.isOn).toBe(false);
});
