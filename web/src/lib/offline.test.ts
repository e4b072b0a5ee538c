import { afterEach, expect, test, vi } from "vitest";

import { keepOfflinePage } from "./offline";

const register = vi.fn(() => Promise.reject(new Error("refused")));

afterEach(() => {
  register.mockClear();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const withWorkers = (): unknown =>
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });

test("the built page keeps an offline page once it is loaded, and goes on where that is refused", () => {
  withWorkers();
  keepOfflinePage(true);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
});

test("while the page is worked on, or where there are no workers, nothing is kept", () => {
  keepOfflinePage(true);
  withWorkers();
  keepOfflinePage(false);
  dispatchEvent(new Event("load"));
  expect(register).not.toHaveBeenCalled();
});
