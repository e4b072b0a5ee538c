/** How long ago something was, in words. */

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** As in “5 minutes ago”, empty for less than a minute; both times in seconds. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of UNITS) if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return "";
}
