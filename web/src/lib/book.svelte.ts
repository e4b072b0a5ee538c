/** The rule book beside the table: which clause is to be shown in it. */

class Book {
  /** The clause somebody asked for. */
  clause = $state<string | null>(null);
  /** How often one was asked for: the same may be asked for again. */
  asked = $state(0);

  open(clause: string): void {
    this.clause = clause;
    this.asked += 1;
  }
}

export const book = new Book();

/** A text taken apart where it names clauses, as in PA-15. */
export function citations(text: string): { text: string; isClause: boolean }[] {
  return text
    .split(/\b([A-Z]{2}-\d+)\b/)
    .map((part, place) => ({ text: part, isClause: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}
