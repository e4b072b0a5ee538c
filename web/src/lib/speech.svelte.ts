/** The language the page speaks, and its sentences. */

import { api } from "./api";
import { remember, remembered } from "./memory";
import { preferred, Words, type Arguments, type Language } from "./words";

class Speech {
  language = $state<Language>("en");
  #house = $state.raw<Words | null>(null);
  #games = $state.raw<Record<string, Words>>({});
  /** The games whose lessons are wanted, too. */
  #taught = new Set<string>();
  #sources = new Map<string, Promise<string>>();

  get isReady(): boolean {
    return this.#house !== null;
  }

  begin(): Promise<void> {
    return this.speak(preferred(navigator.languages, remembered("language")));
  }

  /** Change the language; nothing changes on the page before all its sentences are there. */
  async speak(language: Language): Promise<void> {
    const names = Object.keys(this.#games);
    const house = await this.#source("", language);
    const games = await Promise.all(names.map(async (name) => [name, await this.#load(name, language)] as const));
    this.#house = new Words(language, house);
    this.#games = Object.fromEntries(games);
    this.language = api.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  /** Load a game's sentences; until then `game` answers null. */
  async learn(name: string): Promise<void> {
    const words = await this.#load(name, this.language);
    if (words.language === this.language) this.#games = { ...this.#games, [name]: words };
    else await this.learn(name);
  }

  /** Load the sentences of a game's lessons, too. */
  async learnLessons(name: string): Promise<void> {
    if (this.#taught.has(name)) return;
    this.#taught.add(name);
    try {
      await this.learn(name);
    } catch (problem) {
      this.#taught.delete(name);
      throw problem;
    }
  }

  get house(): Words {
    return this.#house ?? new Words(this.language);
  }

  game(name: string): Words | null {
    return this.#games[name] ?? null;
  }

  async #load(name: string, language: Language): Promise<Words> {
    const taught = this.#taught.has(name) ? [await this.#source(`${name}/lessons`, language)] : [];
    return new Words(language, await this.#source("", language), await this.#source(name, language), ...taught);
  }

  #source(game: string, language: Language): Promise<string> {
    const place = `${game}/${language}`;
    const known = this.#sources.get(place);
    if (known) return known;
    const asked = ask(game, language);
    this.#sources.set(place, asked);
    asked.catch(() => this.#sources.delete(place));
    return asked;
  }
}

function ask(source: string, language: Language): Promise<string> {
  const [game = "", isTaught] = source.split("/");
  if (!game) return api.houseWords(language);
  return isTaught ? api.lessonWords(game, language) : api.gameWords(game, language);
}

export const speech = new Speech();
export const OTHER_LANGUAGE: Record<Language, Language> = { en: "fr", fr: "en" };

/** A sentence of the house. */
export const say = (id: string, values?: Arguments): string => speech.house.say(id, values);
