/** A day and its time in words, as in “19 November 2026 at 18:30”; the time is in milliseconds. */
export function momentOf(time: number, language: string): string {
  const style = { dateStyle: "long", timeStyle: "short" } as const;
  return new Date(time).toLocaleString(language === "en" ? "en-GB" : language, style);
}

/** A day where there is little room, as in “19 Nov”; the time is in milliseconds. */
export function shortDayOf(time: number, language: string): string {
  return new Date(time).toLocaleDateString(language === "en" ? "en-GB" : language, { day: "numeric", month: "short" });
}

/** A day in words, as in “19 November 2026”; the time is in seconds. */
export function dayOf(time: number, language: string): string {
  return new Date(time * 1000).toLocaleDateString(language === "en" ? "en-GB" : language, { dateStyle: "long" });
}
