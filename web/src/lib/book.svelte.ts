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

export interface Cited {
  sentence: string;
  clauses: string[];
}

const CLAUSE = /\b[A-Z]{2}-\d+\b/g;
/** Clauses in brackets, with the space before them: (PA-15), (PA-40, PA-42), (PF-80 to PF-93). */
const IN_BRACKETS = /\s*\([^()]*\b[A-Z]{2}-\d+\b[^()]*\)/g;

/** A text without the clauses that it names in brackets, and those clauses. */
export function cited(text: string): Cited {
  const clauses = [...text.matchAll(IN_BRACKETS)].flatMap(([brackets]) => brackets.match(CLAUSE) ?? []);
  const named = clauses.filter((clause, place) => clauses.indexOf(clause) === place);
  return { sentence: text.replace(IN_BRACKETS, ""), clauses: named };
}
