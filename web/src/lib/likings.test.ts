import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

test("the colours are the device’s until the reader chooses, and stay chosen", async () => {
  const { colours } = await import("./theme.svelte");
  expect(document.documentElement.dataset.theme).toBeUndefined();
  colours.theme = colours.next;
  expect(document.documentElement.dataset.theme).toBe("light");
  colours.theme = colours.next;
  vi.resetModules();
  const { colours: later } = await import("./theme.svelte");
  expect(later.theme).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  later.theme = later.next;
  expect(document.documentElement.dataset.theme).toBeUndefined();
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
