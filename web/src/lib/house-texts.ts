/** The house's own texts, and sentences that say until when something holds. */

import type { Said } from "./protocol";
import { say } from "./speech.svelte";
import { LANGUAGES, type Language } from "./words";

/** A text in the reader's language or, if there is none, in another. */
export function textIn(texts: Record<string, string>, language: Language): string {
  return texts[language] ?? LANGUAGES.map((other) => texts[other]).find((text) => text !== undefined) ?? "";
}

/** A moment in words, where the reader is; the time is in seconds. */
export function momentOf(time: number, language: Language): string {
  const format = { dateStyle: "long", timeStyle: "short" } as const;
  return new Date(time * 1000).toLocaleString(language === "en" ? "en-GB" : language, format);
}

/** A refusal that says until when it holds, by the reader's own clock. */
export function heldSentence(said: Said, language: Language): string {
  const { at } = said.with;
  const until = typeof at === "number" && at > 0 ? { until: momentOf(at, language) } : {};
  return say(said.say, { ...said.with, ...until } as Record<string, string | number>);
}
