/** The piece in hand is one and the same for a table's board and its hand. */

import type { Choosing } from "../../lib/choosing.svelte";
import { Placing } from "./placing.svelte";
import type { Scene } from "./scene";

class Shared {
  /** What whoever came last looks at. */
  scene = $state.raw<() => Scene>(() => {
    throw new Error("nobody looks at this table");
  });
  readonly placing = new Placing(() => this.scene());
}

const SHARED = new WeakMap<object, Shared>();

/** The piece in the reader's hand at the table of this choosing. */
export function placingAt(choosing: Choosing<never> | Choosing, scene: () => Scene): Placing {
  let shared = SHARED.get(choosing);
  if (shared === undefined) {
    let made: Shared | undefined;
    // It outlives the part of the page that asked first.
    $effect.root(() => {
      made = new Shared();
    });
    shared = made ?? new Shared();
    SHARED.set(choosing, shared);
  }
  shared.scene = scene;
  return shared.placing;
}
