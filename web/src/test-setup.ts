/** What a browser has and jsdom has not; and what a test made stand still or replaced is as it was for the next file, for
 * they share a process. */

import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class SizesNobodyChanges implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SizesNobodyChanges;

class QueryThatNeverFits implements MediaQueryList {
  readonly matches = false;
  readonly onchange = null;
  constructor(readonly media: string) {}
  addListener(): void {}
  removeListener(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
  dispatchEvent(): boolean {
    return true;
  }
}

globalThis.matchMedia ??= (query) => new QueryThatNeverFits(query);
// Some tests run without a document.
if (typeof Element !== "undefined" && !("scrollIntoView" in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
