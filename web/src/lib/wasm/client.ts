/** A game's rules in a worker, as the page asks them. */

import { type RulesFacts } from "./facts.ts";
import type { Answered, Asked, Requests } from "./worker.ts";

type Answer<Name extends keyof Requests> = Promise<Awaited<ReturnType<Requests[Name]>>>;
type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

const FOLDER = "/rules";

export class RulesWorker {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  private constructor(readonly facts: RulesFacts) {
    this.#worker.onmessage = ({ data: { number, answer, error } }: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error === undefined) waiting?.resolve(answer as never);
      else waiting?.reject(new Error(error));
    };
    this.#worker.onerror = () => this.#fail("the rules' worker could not be started");
  }

  /** The rules of a game, as built with the page, with its network if that is wanted by what is known of it. */
  static async open(game: string, wantsNetwork: (facts: RulesFacts) => boolean = () => false): Promise<RulesWorker> {
    const told = await fetch(`${FOLDER}/${game}.json`);
    if (!told.ok) throw new Error(`the page was built without the rules of ${game}`);
    const rules = new RulesWorker((await told.json()) as RulesFacts);
    await rules.ask("open", FOLDER, rules.facts, wantsNetwork(rules.facts));
    return rules;
  }

  /** Ask the worker; questions are answered in their order. */
  ask<Name extends keyof Requests>(name: Name, ...given: Parameters<Requests[Name]>): Answer<Name> {
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, name, given } satisfies Asked);
    });
  }

  /** Stop whatever it does. */
  close(): void {
    this.#worker.terminate();
    this.#fail("the rules were closed");
  }

  #fail(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
