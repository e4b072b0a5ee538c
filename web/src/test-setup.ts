/** What a browser has and jsdom has not. */

class SizesNobodyChanges implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SizesNobodyChanges;
