/** Any game's view in words: a tree of texts, fields, tables and lists that a component draws. */

import SKIPPED from "./skipped-keys.json";
import type { Words } from "./words";

export type Shown =
  | { kind: "text"; text: string }
  | { kind: "fields"; fields: Field[] }
  | { kind: "table"; heads: Head[]; rows: Shown[][] }
  | { kind: "cards"; cards: { title: string; fields: Field[] }[] }
  | { kind: "list"; items: Shown[] };
export interface Head {
  key: string;
  label: string;
}
export interface Field extends Head {
  value: Shown;
}
type Json = Record<string, unknown>;

const SEAT_KEYS = new Set(["seat", "turn", "first", "leader", "owner", "bidder", "partner", "standing"]);
const SEAT_LISTS = new Set(["floors", "passed", "out", "waiting_for", "neighbours"]);
/** With more columns than this a table becomes a card a row. */
const WIDEST = 8;

export class Reader {
  constructor(
    readonly words: Words,
    readonly names: readonly string[],
  ) {}

  /** The whole view, what is the reader's own first. */
  view(view: Json): Field[] {
    const fields = this.#fields(view);
    return [...fields.filter((field) => field.key === "you"), ...fields.filter((field) => field.key !== "you")];
  }

  /** A label that stands alone. */
  title(key: string, parent = "", prefixes?: readonly string[]): string {
    const label = this.label(key, parent, prefixes);
    return label.charAt(0).toLocaleUpperCase(this.words.language) + label.slice(1);
  }

  /** What a key is called: by the message for it inside `parent`, else its own, else the word it is. */
  label(key: string, parent = "", prefixes: readonly string[] = ["view", "word"]): string {
    const id = hyphenated(key);
    const messages = [`view-${hyphenated(parent)}-${id}`, ...prefixes.map((prefix) => `${prefix}-${id}`)];
    const message = messages.find((name) => this.words.has(name));
    return message === undefined ? id.replaceAll("-", " ") : this.words.say(message);
  }

  /** A value of the view; `key` is the name it has there. */
  show(value: unknown, key: string): Shown {
    if (Array.isArray(value)) return this.#list(value, key);
    if (isObject(value) && !Object.values(value).every(isScalar))
      return { kind: "fields", fields: this.#fields(value, key) };
    return { kind: "text", text: this.inline(value, key) };
  }

  text(value: unknown, key: string): string {
    if (value == null) return "–";
    if (typeof value === "boolean") return this.words.say(value ? "yes" : "no");
    if (typeof value === "number") return SEAT_KEYS.has(key) ? this.#name(value) : minus(value);
    return this.#word(String(value), key);
  }

  /** A row of text for what lies inside a table's cell: values, with their names where a value alone says too little. */
  inline(value: unknown, key: string): string {
    if (Array.isArray(value)) return this.joined(value, key);
    if (!isObject(value)) return this.text(value, key);
    const parts = shownKeys(value).map((name) => this.#part(value[name], name, key));
    return parts.filter((text, place) => text !== "" && !parts[place - 1]?.startsWith(`${text} `)).join(", ");
  }

  #part(value: unknown, key: string, parent: string): string {
    const label = this.label(key, parent);
    if (isEmpty(value) || value === false) return "";
    if (value === true) return label;
    if (Array.isArray(value)) return this.words.say("page-labelled", { label, value: this.joined(value, key) });
    if (isObject(value)) return this.words.say("page-labelled", { label, value: this.inline(value, key) });
    const isPlain = (typeof value === "string" && !/^\d+$/.test(key)) || key === "seat";
    return isPlain ? this.text(value, key) : this.words.say("page-labelled", { label, value: this.text(value, key) });
  }

  joined(values: readonly unknown[], key: string): string {
    const one = (value: unknown): string => {
      if (typeof value === "number" && SEAT_LISTS.has(key)) return this.#name(value);
      return isObject(value) ? this.inline(value, key) : this.text(value, key);
    };
    return values.map(one).join(values.some(isObject) ? " · " : ", ") || "–";
  }

  #fields(object: Json, parent = ""): Field[] {
    return shownKeys(object)
      .filter((key) => !isEmpty(object[key]) && !(parent === "you" && key === "seat"))
      .map((key) => ({ key, label: this.title(key, parent), value: this.show(object[key], key) }));
  }

  #list(values: readonly unknown[], key: string): Shown {
    if (!values.every(isObject)) return { kind: "text", text: this.joined(values, key) };
    const keys = [...new Set(values.flatMap(shownKeys))].filter((name) => values.some((row) => !isEmpty(row[name])));
    if (keys.length > WIDEST) return this.#cards(values, key);
    const heads = keys.map((name) => ({ key: name, label: this.title(name, key) }));
    return { kind: "table", heads, rows: values.map((row) => keys.map((name) => this.#cell(row[name], name))) };
  }

  /** A card a row, called by what stands first in it. */
  #cards(rows: readonly Json[], parent: string): Shown {
    const cards = rows.map((row) => {
      const [title = "", ...keys] = shownKeys(row);
      const filled = keys.filter((key) => !isEmpty(row[key]));
      const fields = filled.map((key) => ({ key, label: this.title(key, parent), value: this.#cell(row[key], key) }));
      return { title: this.text(row[title], title), fields };
    });
    return { kind: "cards", cards };
  }

  #cell(value: unknown, key: string): Shown {
    if (Array.isArray(value) && value.length > 0 && value.every(isObject)) {
      return { kind: "list", items: value.map((item) => ({ kind: "text", text: this.inline(item, key) })) };
    }
    return { kind: "text", text: this.inline(value, key) };
  }

  #name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** A word of the game; a number at its end, as in a card's name, stays. */
  #word(value: string, key: string): string {
    const [, stem = value, number] = /^(.*?)(?:-(\d+))?$/.exec(value) ?? [];
    for (const [id, rest] of [
      [`word-${hyphenated(key)}-${value}`, ""],
      [`word-${value}`, ""],
      [`word-${stem}`, number === undefined ? "" : ` ${number}`],
    ] as const) {
      if (this.words.has(id)) return this.words.say(id) + rest;
    }
    return value.replaceAll("-", " ");
  }
}

const hyphenated = (key: string): string => key.replaceAll("_", "-");
const minus = (value: number): string => String(value).replace("-", "−");
const shownKeys = (object: Json): string[] => Object.keys(object).filter((key) => !SKIPPED.includes(key));

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

function isEmpty(value: unknown): boolean {
  if (value == null) return true;
  if (isObject(value)) return Object.values(value).every(isEmpty);
  return Array.isArray(value) && value.length === 0;
}
