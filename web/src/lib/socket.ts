/** A table's connection: says hello, is tried again when lost, and sends again what was not answered. */

import type { FromPage, ToPage } from "./protocol";

export type Connection = "connecting" | "connected" | "lost" | "closed";
type Keyed = Extract<FromPage, { key: string }>;
/** A request before it has its key. */
export type Request = Keyed extends infer One ? (One extends Keyed ? Omit<One, "key"> : never) : never;

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** Time and chance, so that tests can hold them. */
export interface Clock {
  after(milliseconds: number, action: () => void): number;
  cancel(timer: number): void;
  random(): number;
}

export interface Listener {
  told(message: ToPage): void;
  connection(state: Connection): void;
}

export const FIRST_DELAY = 500;
export const LONGEST_DELAY = 10_000;
export const PING_EVERY = 25_000;
export const PONG_WITHIN = 10_000;
/** Foreign origin, no such table: trying again would not help. */
const FINAL_CODES = [4403, 4404];

export class Live {
  #wire: Wire | null = null;
  #token: string | null = null;
  #pending = new Map<string, { message: Keyed; token: string | null }>();
  #isOpen = false;
  /** Hellos not yet answered. */
  #greetings = 0;
  #attempts = 0;
  #retry: number | null = null;
  #heartbeat: number | null = null;
  #stopped = true;

  constructor(
    private readonly dial: () => Wire,
    private readonly listener: Listener,
    private readonly clock: Clock,
    private readonly newKey: () => string,
  ) {}

  start(token: string | null): void {
    this.#token = token;
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#pending.clear();
    this.#drop();
  }

  /** Connect anew: the server should know who is here now. */
  again(): void {
    if (!this.#stopped) this.#connect();
  }

  /** Look with other eyes; what was for the former seat and comes late is not let through. */
  hello(token: string | null): void {
    this.#token = token;
    if (this.#isOpen) this.#greet();
  }

  /** Ask for something; its key is sent again with it until there is an answer. */
  request(asked: Request): string {
    const key = this.newKey();
    const message = { ...asked, key } as Keyed;
    this.#pending.set(key, { message, token: this.#token });
    if (this.#isReady) this.#send(message);
    return key;
  }

  /** Ask something whose answer is not waited for: it is lost with the connection. */
  wonder(message: Exclude<FromPage, Keyed>): void {
    if (this.#isReady) this.#send(message);
  }

  /** The device is online or looked at again: try at once. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#retry !== null) this.#connect();
    else if (this.#isReady) this.#ping();
  }

  get #isReady(): boolean {
    return this.#isOpen && this.#greetings === 0;
  }

  #connect(): void {
    this.#drop();
    this.listener.connection("connecting");
    const wire = this.dial();
    this.#wire = wire;
    wire.onopen = () => {
      this.#isOpen = true;
      this.#greet();
    };
    wire.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToPage);
    wire.onclose = (event) => this.#lose(event.code);
    this.#expect(() => this.#lose());
  }

  #greet(): void {
    this.#greetings += 1;
    this.#send({ do: "hello", token: this.#token });
  }

  /** The seat is no longer held with this token: its holder may watch. */
  #greetAsSpectator(): void {
    this.#greetings -= 1;
    if (this.#token === null) return;
    this.#token = null;
    this.#greet();
  }

  #hear(message: ToPage): void {
    this.#heard();
    if ("key" in message) {
      if (message.key !== null) this.#pending.delete(message.key);
      else if (this.#greetings > 0) this.#greetAsSpectator();
    } else if (message.it === "welcome") {
      this.#greetings = Math.max(0, this.#greetings - 1);
      if (this.#greetings > 0) return;
      this.#welcomed();
    } else if (message.it === "closing") {
      if (!message.again) this.#stopped = true;
    } else if (this.#greetings > 0) {
      return;
    }
    if (message.it !== "pong") this.listener.told(message);
  }

  #welcomed(): void {
    this.#attempts = 0;
    this.listener.connection("connected");
    for (const { message, token } of this.#pending.values()) if (token === this.#token) this.#send(message);
  }

  #send(message: FromPage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  // -- whether the other end is there

  #heard(): void {
    this.#cancelHeartbeat();
    this.#heartbeat = this.clock.after(PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    this.#send({ do: "ping" });
    this.#expect(() => this.#lose());
  }

  #expect(otherwise: () => void): void {
    this.#cancelHeartbeat();
    this.#heartbeat = this.clock.after(PONG_WITHIN, otherwise);
  }

  #cancelHeartbeat(): void {
    if (this.#heartbeat !== null) this.clock.cancel(this.#heartbeat);
    this.#heartbeat = null;
  }

  // -- losing it

  #lose(code = 0): void {
    this.#drop();
    if (this.#stopped || FINAL_CODES.includes(code)) {
      this.#stopped = true;
      this.listener.connection("closed");
      return;
    }
    this.listener.connection("lost");
    this.#retry = this.clock.after(this.#delay(), () => this.#connect());
    this.#attempts += 1;
  }

  /** Twice as long each time, from half a second to ten, with up to a quarter of it by chance. */
  #delay(): number {
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    return delay * (0.75 + this.clock.random() / 4);
  }

  #drop(): void {
    this.#cancelHeartbeat();
    if (this.#retry !== null) this.clock.cancel(this.#retry);
    this.#retry = null;
    const wire = this.#wire;
    this.#wire = null;
    this.#isOpen = false;
    this.#greetings = 0;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
