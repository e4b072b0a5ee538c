/** A game's lessons, and which the reader has come to the end of, kept on the device. */

import { api } from "./api";
import { house } from "./house.svelte";
import { remember, remembered } from "./memory";
import type { LessonFacts } from "./protocol";
import { speech } from "./speech.svelte";

const DONE = "lessons-done";

/** The lessons of a game, with their sentences. */
export async function lessonsOf(game: string): Promise<LessonFacts[]> {
  const [lessons] = await Promise.all([api.lessons(game), speech.learnLessons(game)]);
  return lessons;
}

/** The table of a lesson; one that is under way is gone on with. */
export async function openLesson(game: string, name: string, anew = false): Promise<string | undefined> {
  const opened = await house.attempt(async () => {
    await house.ensureGuest();
    return api.beginLesson(game, name, anew);
  });
  return opened?.id;
}

const done = (): string[] => (remembered(DONE) ?? "").split(" ").filter(Boolean);

export const isDone = (game: string, name: string): boolean => done().includes(`${game}/${name}`);

export function noteDone(game: string, name: string): void {
  if (!isDone(game, name)) remember(DONE, [...done(), `${game}/${name}`].join(" "));
}
