/** Where things lie that come and go: what stays keeps its place. */

/** What has gone leaves its place free, and what has come takes the first that is free. */
export function keepPlaces(before: readonly (string | null)[], now: readonly string[]): (string | null)[] {
  const kept = before.map((name) => (name !== null && now.includes(name) ? name : null));
  for (const name of now.filter((name) => !kept.includes(name))) {
    const free = kept.indexOf(null);
    kept.splice(free === -1 ? kept.length : free, 1, name);
  }
  return kept;
}
