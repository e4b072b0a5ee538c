/** The Fluent catalogue of one language: the house's sentences and, at a table, its game's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, unknown>;

/** A piece of a sentence; what matters most in it, as a price or points, is strong. */
export interface Part {
  text: string;
  isStrong: boolean;
}

/** A message has what matters most between these. */
const STRONG = /⟨([^⟩]*)⟩/;
const MARKS = /[⟨⟩]/g;

/** So many sentences are remembered: a table says most of them again after every move. */
const REMEMBERED = 5000;

export class Words {
  readonly #bundle: FluentBundle;
  readonly #said = new Map<string, string>();

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence with this id; the id itself where there is none, so that a gap shows but breaks nothing. */
  say(id: string, values: Arguments = {}): string {
    return this.#marked(id, values).replace(MARKS, "");
  }

  /** The same in parts, so that what matters most can be told from the rest. */
  parts(id: string, values: Arguments = {}): Part[] {
    return this.#marked(id, values)
      .split(STRONG)
      .map((text, place) => ({ text, isStrong: place % 2 === 1 }))
      .filter((part) => part.text !== "");
  }

  #marked(id: string, values: Arguments): string {
    const asked = id + JSON.stringify(values);
    const known = this.#said.get(asked);
    if (known !== undefined) return known;
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    const text = this.#format(id, values);
    this.#said.set(asked, text);
    return text;
  }

  #format(id: string, values: Arguments): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const wrong: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#put(values), wrong);
    if (wrong.length > 0) console.warn(id, ...wrong);
    return text;
  }

  /** A value that is itself a message, as in `{"say": id, "with": {...}}`, is said first. */
  #put(values: Arguments): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#variable(value)]));
  }

  #variable(value: unknown): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) return value.map((item) => String(this.#variable(item))).join(", ");
    if (isSaid(value)) return this.say(value.say, value.with ?? {});
    return value == null ? "" : String(value);
  }
}

export function isSaid(value: unknown): value is { say: string; with?: Arguments } {
  return typeof value === "object" && value !== null && "say" in value && typeof value.say === "string";
}

/** Names as in “Ada, Bo and Cy”. */
export function listed(words: Words, names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return words.say("list-and", { first: names.slice(0, -1).join(", "), last });
}

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[], remembered: string | null): Language {
  const asked = [remembered, ...wanted].map((name) => name?.toLowerCase().split("-")[0]);
  for (const name of asked) {
    const found = LANGUAGES.find((language) => language === name);
    if (found) return found;
  }
  return "en";
}
