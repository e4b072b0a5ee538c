/** A box that stays at its newest line unless its reader has scrolled up. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** So near to the end, in pixels, the reader is taken to follow it. */
const NEAR = 40;

export class Follower {
  /** Whether the newest line is in sight and stays there. */
  isFollowing = $state(true);
  #box: HTMLElement | null = null;

  /** For the box, of which so many lines are known. */
  attach(lines: () => number): Attachment<HTMLElement> {
    return (box) => {
      this.#box = box;
      const look = (): void => {
        this.isFollowing = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      };
      // Also once the box comes into sight, or its room changes.
      const sizes = new ResizeObserver(() => this.isFollowing && this.#scroll());
      sizes.observe(box);
      box.addEventListener("scroll", look);
      $effect(() => {
        if (lines() > 0 && this.isFollowing) this.#scroll();
      });
      return () => {
        sizes.disconnect();
        box.removeEventListener("scroll", look);
      };
    };
  }

  /** Back to the newest line; the keyboard goes on from there. */
  toEnd(): void {
    this.#scroll();
    this.isFollowing = true;
    this.#box?.focus();
  }

  #scroll(): void {
    if (this.#box) this.#box.scrollTop = this.#box.scrollHeight;
  }
}

/** Put lines before those in a box: what was read stays where it is, and so does the keyboard. */
export async function addBefore(box: HTMLElement | undefined, add: () => Promise<void>): Promise<void> {
  const below = (box?.scrollHeight ?? 0) - (box?.scrollTop ?? 0);
  await add();
  await tick();
  if (!box) return;
  box.scrollTop = box.scrollHeight - below;
  if (document.activeElement === document.body) box.focus();
}
