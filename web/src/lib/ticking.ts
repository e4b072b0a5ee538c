/** The time, for what shows how it passes. */

import { createSubscriber } from "svelte/reactivity";

const OFTEN = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

/** Milliseconds as `performance.now` counts them; who asks while being drawn is drawn again as they pass. */
export function passing(): number {
  subscribe();
  return performance.now();
}
