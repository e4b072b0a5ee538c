/** What a clause of the rules says, in a sentence or two. */

import { api } from "./api";
import type { Language } from "./words";

/** More than this is for the rule book. */
const LONGEST = 260;

const BOOKS = new Map<string, Promise<Document>>();

/** A game's rules, read once. */
function rulesOf(game: string, language: Language): Promise<Document> {
  const key = `${game} ${language}`;
  const known = BOOKS.get(key);
  if (known !== undefined) return known;
  const read = api.rules(game, language).then((html) => new DOMParser().parseFromString(html, "text/html"));
  BOOKS.set(key, read);
  read.catch(() => BOOKS.delete(key));
  return read;
}

/** The sentences a clause is told with; empty where the rules do not have it. */
export async function clauseText(game: string, language: Language, clause: string): Promise<string> {
  const rules = await rulesOf(game, language).catch(() => null);
  const mark = rules?.getElementById(clause);
  const passage = mark?.closest("li, p, td")?.textContent ?? "";
  return sentencesFor(passage, clause);
}

/** The sentences of a passage that end with a clause, without the clauses they cite. */
export function sentencesFor(passage: string, clause: string): string {
  const text = passage.replace(/\s+/g, " ").trim();
  const parts = text.split(/(\[[A-Z]+-\d+(?:, [A-Z]+-\d+)*\][.,;:]?)/);
  const place = parts.findIndex((part, number) => number % 2 === 1 && new RegExp(`\\b${clause}\\b`).test(part));
  const told = (place > 0 ? parts[place - 1] : text)?.replace(/\[[^\]]*\]/g, "").trim() ?? "";
  const clean = told.replace(/^[.,;:\s]+/, "").replace(/\s+([.,;:])/g, "$1");
  return clean.length <= LONGEST ? clean : shortened(clean);
}

/** Whole sentences as far as they go, or words. */
function shortened(text: string): string {
  const end = Math.max(text.lastIndexOf(". ", LONGEST), text.lastIndexOf("; ", LONGEST));
  if (end > LONGEST / 3) return text.slice(0, end + 1);
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST))} …`;
}
