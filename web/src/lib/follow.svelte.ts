/** A box that stays at its newest line unless its reader has scrolled up. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** So near to the end, in pixels, the reader is taken to follow it. */
const NEAR = 40;

export function following(lines: () => number): Attachment<HTMLElement> {
  return (box) => {
    let isFollowing = true;
    const look = (): void => {
      isFollowing = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box.addEventListener("scroll", look);
    $effect(() => {
      if (lines() > 0 && isFollowing) box.scrollTop = box.scrollHeight;
    });
    return () => box.removeEventListener("scroll", look);
  };
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
