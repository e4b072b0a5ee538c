/** Finding words in a text that is on the page, whatever their accents and their case. */

/** What stands in a text and is no part of it. */
export const NOT_SEARCHED = "not-searched";

/** Letters without accents, small, and each where it was. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").charAt(0).toLowerCase();
    return letter.length === 1 && plain.length === 1 ? plain.replace("’", "'") : letter;
  }).join("");
}

/** Where a word begins in a text. */
export function placesOf(text: string, wanted: string): number[] {
  const [hay, needle] = [folded(text), folded(wanted)];
  const places: number[] = [];
  if (needle === "") return places;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}

/** Put a mark round every place where a word stands; answers with the marks, in order. */
export function markAll(root: HTMLElement, wanted: string): HTMLElement[] {
  unmark(root);
  const isOther = (text: Node): boolean => text.parentElement?.closest(`.${NOT_SEARCHED}`) != null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
    isOther(text) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.flatMap((text) => markIn(text, wanted));
}

/** From the last to the first, so that the places before stay where they are. */
function markIn(text: Text, wanted: string): HTMLElement[] {
  const marks = placesOf(text.data, wanted)
    .reverse()
    .map((at) => {
      const found = text.splitText(at);
      found.splitText(wanted.length);
      const mark = document.createElement("mark");
      found.replaceWith(mark);
      mark.append(found);
      return mark;
    });
  return marks.reverse();
}

export function unmark(root: HTMLElement): void {
  for (const mark of root.querySelectorAll("mark")) mark.replaceWith(...mark.childNodes);
  root.normalize();
}
