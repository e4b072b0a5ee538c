import { beforeEach, describe, expect, test } from "vitest";

import type { FromPage, ToPage } from "./protocol";
import { Live, PING_EVERY, PONG_WITHIN, type Clock, type Connection, type Wire } from "./socket";

/** Time that passes when a test says so. */
class HeldClock implements Clock {
  now = 0;
  #timers = new Map<number, { at: number; action: () => void }>();
  #next = 0;

  after(milliseconds: number, action: () => void): number {
    this.#next += 1;
    this.#timers.set(this.#next, { at: this.now + milliseconds, action });
    return this.#next;
  }

  cancel(timer: number): void {
    this.#timers.delete(timer);
  }

  random(): number {
    return 1;
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, timer]) => timer.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.now = due[1].at;
      due[1].action();
    }
    this.now = until;
  }
}

class FakeWire implements Wire {
  sent: FromPage[] = [];
  isClosed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let clock: HeldClock;
let wires: FakeWire[];
let states: Connection[];
let heard: ToPage[];
let live: Live;

const wire = (): FakeWire => wires.at(-1) as FakeWire;
const welcome = (seat: number | null = 0): void => wire().tell({ it: "welcome", seat, is_host: false, author: null });

function connect(token: string | null = "token-a"): void {
  live.start(token);
  wire().onopen?.();
  welcome();
}

beforeEach(() => {
  clock = new HeldClock();
  [wires, states, heard] = [[], [], []];
  let keys = 0;
  live = new Live(
    () => {
      wires.push(new FakeWire());
      return wire();
    },
    { told: (message) => heard.push(message), connection: (state) => states.push(state) },
    clock,
    () => `k${(keys += 1)}`,
  );
});

describe("connecting", () => {
  test("hello comes first, with the seat's token", () => {
    connect();
    expect(wire().sent).toEqual([{ do: "hello", token: "token-a" }]);
    expect(states).toEqual(["connecting", "connected"]);
  });

  test("a lost connection is tried again with growing delays, up to ten seconds", () => {
    connect();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const [count, lostAt] = [wires.length, clock.now];
      wire().onclose?.({ code: 1006 });
      while (wires.length === count) clock.pass(50);
      delays.push(clock.now - lostAt);
    }
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 10000, 10000]);
  });

  test("a welcome makes the delays short again", () => {
    connect();
    wire().onclose?.({ code: 1006 });
    clock.pass(500);
    wire().onclose?.({ code: 1006 });
    clock.pass(1000);
    wire().onopen?.();
    welcome();
    wire().onclose?.({ code: 1012 });
    clock.pass(500);
    expect(wires).toHaveLength(4);
  });

  test("a woken page does not wait for the delay", () => {
    connect();
    wire().onclose?.({ code: 1006 });
    live.wake();
    expect(wires).toHaveLength(2);
    clock.pass(600);
    expect(wires).toHaveLength(2);
  });

  test("a table that is not there is not asked for again", () => {
    connect();
    wire().onclose?.({ code: 4404 });
    clock.pass(60_000);
    expect(states.at(-1)).toBe("closed");
    expect(wires).toHaveLength(1);
  });

  test("a closing that says not to come again is final", () => {
    connect();
    wire().tell({ it: "closing", why: { say: "refused-x", with: {} }, again: false });
    wire().onclose?.({ code: 1000 });
    clock.pass(60_000);
    expect(wires).toHaveLength(1);
  });

  test("a stopped page stays away", () => {
    connect();
    live.stop();
    clock.pass(60_000);
    expect(wire().isClosed).toBe(true);
    expect(wires).toHaveLength(1);
  });
});

describe("whether the server is there", () => {
  test("silence is broken by a ping, and no answer is a loss", () => {
    connect();
    clock.pass(PING_EVERY);
    expect(wire().sent.at(-1)).toEqual({ do: "ping" });
    clock.pass(PONG_WITHIN);
    expect(states.at(-1)).toBe("lost");
  });

  test("an answer keeps the connection, and is told to nobody", () => {
    connect();
    clock.pass(PING_EVERY);
    wire().tell({ it: "pong" });
    clock.pass(PONG_WITHIN);
    expect(states.at(-1)).toBe("connected");
    expect(heard.map((message) => message.it)).toEqual(["welcome"]);
  });

  test("a connection that never opens is given up", () => {
    live.start(null);
    clock.pass(PONG_WITHIN);
    expect(states.at(-1)).toBe("lost");
  });
});

describe("requests", () => {
  test("what was not answered is sent again with the same key after the next hello", () => {
    connect();
    live.request({ do: "move", id: 7, seq: 12 });
    const asked = { do: "move", id: 7, seq: 12, key: "k1" };
    expect(wire().sent.at(-1)).toEqual(asked);
    wire().onclose?.({ code: 1006 });
    clock.pass(500);
    wire().onopen?.();
    expect(wire().sent).toEqual([{ do: "hello", token: "token-a" }]);
    welcome();
    expect(wire().sent.at(-1)).toEqual(asked);
  });

  test("what was answered is not sent again", () => {
    connect();
    live.request({ do: "undo", seq: 3 });
    wire().tell({ it: "accepted", key: "k1", seq: 4 });
    wire().onclose?.({ code: 1006 });
    clock.pass(500);
    wire().onopen?.();
    welcome();
    expect(wire().sent).toEqual([{ do: "hello", token: "token-a" }]);
  });

  test("what is asked while the connection is lost goes out once it is back", () => {
    connect();
    wire().onclose?.({ code: 1006 });
    live.request({ do: "rest" });
    clock.pass(500);
    wire().onopen?.();
    welcome();
    expect(wire().sent.at(-1)).toEqual({ do: "rest", key: "k1" });
  });

  test("one seat's request is never sent as another's", () => {
    connect("token-a");
    live.request({ do: "rest" });
    live.hello("token-b");
    wire().onclose?.({ code: 1006 });
    clock.pass(500);
    wire().onopen?.();
    welcome();
    expect(wire().sent).toEqual([{ do: "hello", token: "token-b" }]);
  });
});

describe("looking with other eyes", () => {
  test("what was for the former seat and comes late is not let through", () => {
    connect();
    live.hello(null);
    wire().tell({ it: "chat", chat_from: 0, chat: [], oldest: 0, anew: true });
    expect(heard.map((message) => message.it)).toEqual(["welcome"]);
    welcome(null);
    wire().tell({ it: "chat", chat_from: 0, chat: [], oldest: 0, anew: true });
    expect(heard.map((message) => message.it)).toEqual(["welcome", "welcome", "chat"]);
  });

  test("whoever has lost the seat may watch", () => {
    live.start("token-old");
    wire().onopen?.();
    wire().tell({ it: "refused", key: null, why: { say: "refused-no-such-token", with: {} }, clause: null });
    expect(wire().sent.at(-1)).toEqual({ do: "hello", token: null });
    welcome(null);
    expect(states.at(-1)).toBe("connected");
  });

  test("two hellos in a row need two welcomes", () => {
    connect();
    live.hello(null);
    live.hello("token-b");
    welcome(null);
    wire().tell({ it: "chat", chat_from: 0, chat: [], oldest: 0, anew: true });
    expect(heard).toHaveLength(1);
    welcome(1);
    expect(heard.at(-1)).toEqual({ it: "welcome", seat: 1, is_host: false, author: null });
  });

  test("a hello before the connection opens is said once", () => {
    live.start("token-a");
    live.hello("token-b");
    wire().onopen?.();
    expect(wire().sent).toEqual([{ do: "hello", token: "token-b" }]);
  });
});
