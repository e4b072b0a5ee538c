/** Finding a move among many. */

export const MANY_MOVES = 20;

/** Lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Whether every word typed is somewhere in the sentence; accents and case do not matter. */
export function matches(sentence: string, typed: string): boolean {
  const text = plain(sentence);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
