/** The games' illustrations, fetched when they are shown. */

import type { Component } from "svelte";

const PICTURES = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");

/** A game's illustration; null for a game without one, and where it cannot be fetched. */
export async function pictureOf(game: string): Promise<Component | null> {
  const found = await PICTURES[`../games/${game}/Picture.svelte`]?.().catch(() => undefined);
  return found?.default ?? null;
}
