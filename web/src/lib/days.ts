/** A day in words, as in “19 November 2026”; the time is in seconds. */
export function dayOf(time: number, language: string): string {
  return new Date(time * 1000).toLocaleDateString(language === "en" ? "en-GB" : language, { dateStyle: "long" });
}
