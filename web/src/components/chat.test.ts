import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { api } from "../lib/api";
import { muting } from "../lib/muting.svelte";
import type { FromPage, TableFacts, ToPage } from "../lib/protocol";
import { chatLine, table } from "../lib/samples";
import type { Wire } from "../lib/socket";
import { LiveTable } from "../lib/table.svelte";
import ChatPanel from "./ChatPanel.svelte";

const ADA = { author: "ada", seat: 0, name: "Ada" };
const BO = { author: "bo", seat: 1, name: "Bo" };
let sent: FromPage[];
let wire: Wire;
const tell = (message: ToPage): void => wire.onmessage?.({ data: JSON.stringify(message) });

function dial(): Wire {
  const send = (text: string): void => void sent.push(JSON.parse(text) as FromPage);
  wire = { send, close: () => {}, onopen: null, onmessage: null, onclose: null };
  return wire;
}

/** A table's chat as Ada sees it, in seat 0 unless she watches. */
async function opened(facts: Partial<TableFacts> = {}, isHost = false, seat: number | null = 0): Promise<void> {
  vi.spyOn(api, "mine").mockResolvedValue(seat === null ? [] : [{ seat, token: "token" }]);
  const live = new LiveTable("t1", dial);
  await live.begin();
  wire.onopen?.();
  tell({ it: "welcome", seat, is_host: isHost, author: "ada" });
  tell({ it: "seating", seq: 3, table: table(facts) });
  const chat = [chatLine("ciao", ADA), chatLine("salve", BO), chatLine("buona sera", BO)];
  tell({ it: "chat", chat_from: 7, chat, oldest: 2, anew: true });
  render(ChatPanel, { live });
}

const menus = (): HTMLElement[] => screen.queryAllByRole("button", { name: "page-chat-options" });
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));
async function open(number: number): Promise<void> {
  await fireEvent.click(menus()[number] as HTMLElement);
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
  muting.set("bo", false);
});

describe("the chat", () => {
  test("hides the lines of whom the reader has muted, until they hear them again", async () => {
    await opened();
    await open(0);
    await press("page-chat-mute");
    expect(screen.queryByText("salve")).toBeNull();
    expect(screen.queryByText("buona sera")).toBeNull();
    expect(screen.getByText("ciao")).toBeTruthy();
    expect(localStorage.getItem("signoria-muted")).toBe("bo");
    expect(document.activeElement?.getAttribute("role")).toBe("log");
    await press("page-chat-unmute");
    expect(screen.getByText("salve")).toBeTruthy();
    expect(sent.filter((message) => message.do !== "hello")).toEqual([]);
  });

  test("offers the host's deeds to the host only, and nobody to mute themselves", async () => {
    await opened();
    await open(0);
    expect(screen.queryByRole("button", { name: "page-chat-remove" })).toBeNull();
    expect(screen.queryByRole("button", { name: "page-chat-mute-all" })).toBeNull();
    expect(screen.queryByLabelText("page-chat-for")).toBeNull();
    expect(menus()).toHaveLength(2);
  });

  test("lets the host remove a line, mute its author and close the chat", async () => {
    await opened({}, true);
    await open(2);
    await press("page-chat-remove");
    expect(sent.at(-1)).toMatchObject({ do: "remove", line: 9 });
    await open(2);
    await press("page-chat-mute-all");
    expect(sent.at(-1)).toMatchObject({ do: "mute", author: "bo", muted: true });
    await fireEvent.change(screen.getByLabelText("page-chat-for"), { target: { value: "nobody" } });
    expect(sent.at(-1)).toMatchObject({ do: "allow", who: "nobody" });
  });

  test("drops what a removed line said", async () => {
    await opened();
    tell({ it: "removed", line: 8 });
    expect(await screen.findByText("page-chat-removed")).toBeTruthy();
    expect(screen.queryByText("salve")).toBeNull();
  });

  test("fetches earlier lines until there are none", async () => {
    await opened();
    await press("page-earlier-lines");
    const asked = sent.at(-1);
    expect(asked).toMatchObject({ do: "lines", before: 7 });
    const lines = [2, 3, 4, 5, 6].map((number) => chatLine(`line ${number}`, BO));
    tell({ it: "lines", key: asked && "key" in asked ? asked.key : "", lines_from: 2, lines, oldest: 2 });
    expect(await screen.findByText("line 2")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "page-earlier-lines" })).toBeNull();
  });

  test.each([
    [{ chat_for: "nobody" } as const, 0, "refused-chat-closed"],
    [{ muted: ["ada"] }, 0, "refused-muted"],
    [{ chat_for: "everybody" } as const, 0, null],
    [{}, 0, null],
  ])("says why its reader cannot speak: %o", async (facts, seat, sentence) => {
    await opened(facts, false, seat);
    expect(screen.queryByLabelText("page-chat-say") === null).toBe(sentence !== null);
    if (sentence) expect(screen.getByText(sentence)).toBeTruthy();
  });
});
