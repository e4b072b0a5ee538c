import { expect, test } from "vitest";

import { linesSaid, NO_CHAT, withChat, withEarlier, withoutLine, type ChatState } from "./chat";
import { chatLine } from "./samples";

const texts = (chat: ChatState): (string | null)[] => chat.lines.map((line) => line.text);
const opened = (from: number, ...said: string[]): ChatState =>
  withChat(NO_CHAT, { it: "chat", chat_from: from, chat: said.map((text) => chatLine(text)), oldest: 0, anew: true });
const next = (chat: ChatState, text: string, oldest = 0): ChatState =>
  withChat(chat, { it: "chat", chat_from: linesSaid(chat), chat: [chatLine(text)], oldest, anew: false });

test("a new line goes behind the others, and the oldest go", () => {
  const chat = next(next(opened(7, "seven", "eight"), "nine"), "ten", 8);
  expect(texts(chat)).toEqual(["eight", "nine", "ten"]);
  expect([chat.from, linesSaid(chat)]).toEqual([8, 11]);
});

test("lines that are sent anew take the place of all others", () => {
  const again = { it: "chat", chat_from: 5, chat: [chatLine("five")], oldest: 2, anew: true } as const;
  expect(withChat(opened(0, "zero", "one"), { ...again, chat: [...again.chat] })).toEqual({
    from: 5,
    lines: again.chat,
    oldest: 2,
  });
});

test("earlier lines go before the others, unless they do not fit there any more", () => {
  const earlier = {
    it: "lines",
    key: "k",
    lines_from: 5,
    lines: [chatLine("five"), chatLine("six")],
    oldest: 1,
  } as const;
  const answer = { ...earlier, lines: [...earlier.lines] };
  const chat = withEarlier(opened(7, "seven"), answer);
  expect([chat.from, chat.oldest, ...texts(chat)]).toEqual([5, 1, "five", "six", "seven"]);
  expect(texts(withEarlier(opened(9, "nine"), answer))).toEqual(["nine"]);
});

test("what a removed line said is forgotten", () => {
  expect(texts(withoutLine(opened(7, "seven", "eight", "nine"), 8))).toEqual(["seven", null, "nine"]);
  expect(texts(withoutLine(opened(7, "seven"), 3))).toEqual(["seven"]);
});
