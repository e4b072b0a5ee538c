/** What the reader plans ahead, so that they need not wait for their turn: nobody else is told of it. */

import type { MoveFacts, PlanFacts, PlanningFacts } from "./protocol";
import type { Narrator } from "./sentences";
import type { Request } from "./socket";
import { say } from "./speech.svelte";

/** What planning needs of its table. */
export interface PlanSource {
  /** What is planned and may be planned; null where nothing is. */
  facts(): PlanningFacts | null;
  narrator(): Narrator;
  ask(request: Request): void;
  /** The moves that the reader may be able to make when asked next. */
  ahead(): Promise<MoveFacts[]>;
}

export class Planning {
  readonly #source: PlanSource;
  isOpen = $state(false);
  /** The moves that can be chosen beforehand; null until they are known. */
  moves = $state.raw<readonly MoveFacts[] | null>(null);
  readonly facts: PlanningFacts | null = $derived.by(() => this.#source.facts());
  readonly plan: PlanFacts | null = $derived(this.facts?.plan ?? null);
  /** Whether there is anything that may be planned now. */
  readonly isOffered: boolean = $derived(
    this.facts !== null && (this.facts.may_limit || this.facts.may_let_go || this.facts.may_choose),
  );
  /** What is bid for now, or null. */
  readonly lot: string | null = $derived.by(() => {
    const lot = this.facts?.lot ?? null;
    return lot === null ? null : this.#source.narrator().words.say(lot.say, lot.with);
  });
  /** What is planned, or why it holds no more; null where there is nothing to be said. */
  readonly said: string | null = $derived.by(() => {
    const broken = this.facts?.broken ?? null;
    if (this.plan !== null) return this.#planned(this.plan);
    return broken === null ? null : say(`page-plan-broken-${broken}`);
  });

  constructor(source: PlanSource) {
    this.#source = source;
  }

  /** Open what may be planned; opened again, close it. */
  toggle(): void {
    this.isOpen = !this.isOpen;
    if (this.isOpen) void this.#look();
  }

  close(): void {
    this.isOpen = false;
  }

  /** Bid as little as possible up to an amount, and then pass or be asked. */
  upTo(limit: number, beyond: "pass" | "ask"): void {
    this.#make({ do: "plan", what: "limit", limit, beyond });
  }

  /** Let what is bid for, or the next lot, go to the others. */
  letGo(): void {
    this.#make({ do: "plan", what: "pass" });
  }

  /** Make this move when asked, if that is possible then. */
  choose(move: MoveFacts, anyway: boolean): void {
    this.#make({ do: "plan", what: "choice", move: move.text, anyway });
  }

  withdraw(): void {
    this.#source.ask({ do: "unplan" });
  }

  #make(request: Request): void {
    this.close();
    this.#source.ask(request);
  }

  async #look(): Promise<void> {
    this.moves = null;
    if (this.facts?.may_choose) this.moves = await this.#source.ahead();
  }

  #planned(plan: PlanFacts): string {
    if (plan.move !== null) return say("page-plan-choice", { move: this.#source.narrator().move(plan.move) });
    if (plan.kind === "pass") return say("page-plan-pass");
    return say(`page-plan-limit-${plan.beyond}`, { limit: plan.limit });
  }
}
