/** How this reader likes the page: all that can be chosen in the settings, but for language and sound. */

import { Kept } from "./kept.svelte";

const YES_OR_NO = ["yes", "no"] as const;

export class Preferences {
  readonly #asksTwice = new Kept("asks-twice", YES_OR_NO, "yes");
  readonly #makesForcedMoves = new Kept("forced-moves", YES_OR_NO, "yes");
  readonly #patterns = new Kept("patterns", ["strong", "usual"], "usual", "data-patterns");
  readonly #hand = new Kept("hand", ["left", "right"], "right", "data-hand");

  /** How long a move of another player rests before the next is shown. */
  readonly botSpeed = new Kept("bot-speed", ["slow", "normal", "fast", "at-once"], "normal");
  readonly motion = new Kept("motion", ["normal", "fast", "off"], "normal", "data-motion");
  readonly textSize = new Kept("text-size", ["small", "usual", "large", "largest"], "usual", "data-text-size");
  /** Day or night: as the device has it, or as chosen. */
  readonly theme = new Kept("theme", ["system", "light", "dark"], "system", "data-theme");

  /** Whether what cannot be taken back is asked for twice. */
  get asksTwice(): boolean {
    return this.#asksTwice.value === "yes";
  }

  set asksTwice(isOn: boolean) {
    this.#asksTwice.value = isOn ? "yes" : "no";
  }

  /** Whether a decision with one possible choice is made for the reader. */
  get makesForcedMoves(): boolean {
    return this.#makesForcedMoves.value === "yes";
  }

  set makesForcedMoves(isOn: boolean) {
    this.#makesForcedMoves.value = isOn ? "yes" : "no";
  }

  /** Whether patterns tell colours apart: `data-patterns="strong"` on <html>. */
  get hasStrongPatterns(): boolean {
    return this.#patterns.value === "strong";
  }

  set hasStrongPatterns(isOn: boolean) {
    this.#patterns.value = isOn ? "strong" : "usual";
  }

  /** Whether a phone is held in the left hand: `data-hand="left"` on <html>. */
  get isLeftHanded(): boolean {
    return this.#hand.value === "left";
  }

  set isLeftHanded(isOn: boolean) {
    this.#hand.value = isOn ? "left" : "right";
  }
}

export type BotSpeed = Preferences["botSpeed"]["value"];

export const preferences = new Preferences();
