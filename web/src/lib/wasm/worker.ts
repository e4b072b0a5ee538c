/** The worker in which a game's rules run, so that looking ahead never holds the page up. */

import { checksumOfGame } from "./checksum.ts";
import { advise, type Advice } from "./advice.ts";
import { type RulesFacts } from "./facts.ts";
import { lookAhead, type Budget, type Thought } from "./looking.ts";
import { RulesModule, type Players } from "./module.ts";
import { unpacked } from "./network.ts";
import { Reviewer, type Better, type Course, type Worth } from "./review.ts";

/** How fast games are played out by lot. */
export interface Rate {
  decisions: number;
  seconds: number;
}

let rules: RulesModule | null = null;
let reviewer: Reviewer | null = null;

/** What can be asked of the worker. */
const requests = {
  /** The rules in a folder, with the game's network if that is wanted. */
  async open(folder: string, facts: RulesFacts, withNetwork: boolean): Promise<void> {
    const network = withNetwork && facts.network ? facts.network : null;
    const [module, bytes] = await Promise.all([
      WebAssembly.compileStreaming(fetch(`${folder}/${facts.module}`)),
      network && fetched(`${folder}/${network.file}`),
    ]);
    rules = new RulesModule(module, facts, network && bytes ? unpacked(new Uint8Array(bytes), network) : undefined);
  },
  load(state: Uint8Array): void {
    opened().load(state);
    opened().forget();
  },
  setUp: (): void => opened().setUp(),
  save: (): Uint8Array => opened().save(),
  waiting: (): number => opened().waiting,
  legal: (seat: number): number[] => [...opened().legal(seat)],
  observe: (seat: number): Float32Array => opened().observe(seat).slice(),
  refusal: (seat: number, action: number): number => opened().refusal(seat, action),
  play: (seat: number, action: number): number => opened().play(seat, action),
  redeal: (seat: number, number: bigint): void => opened().redeal(seat, number),
  points: (): number[] => opened().points(),
  places: (): number[] | null => opened().places(),
  checksum: (): number => checksumOfGame(opened()),

  playOut(seconds: number, number: bigint): Rate {
    const began = performance.now();
    let decisions = 0;
    let passed = 0;
    for (let call = 0n; passed < seconds; call++) {
      decisions += opened().playOut(number + (call << 8n));
      passed = (performance.now() - began) / 1000;
    }
    return { decisions, seconds: passed };
  },

  /** Whether searches are guided by the network. */
  guide(isGuided: boolean): void {
    opened().isGuided = isGuided;
  },
  goOn: (...given: Parameters<RulesModule["goOn"]>): number[] => opened().goOn(...given),

  search: (seat: number, budget: Budget, number: bigint): Thought => lookAhead(opened(), seat, budget, number),
  advise: (seat: number, players: Players, seconds: number, number: bigint): Advice =>
    advise(opened(), seat, players, seconds, number),

  /** Review a game that is over; between how many moves each of its decisions chose. */
  review(players: Players, course: Course): number[] {
    reviewer = new Reviewer(opened(), players, course);
    return reviewer.choices;
  },
  worth: (step: number, seconds: number): Worth => reviewing().worth(step, seconds),
  better: (step: number, seconds: number): Better | null => reviewing().better(step, seconds),
  sure: (step: number, action: number, seconds: number): Better => reviewing().sure(step, action, seconds),
  shares: (step: number, actions: readonly number[], seconds: number): number[] =>
    reviewing().shares(step, actions, seconds),
  couldHave: (step: number): number[] => reviewing().legal(step),
};

export type Requests = typeof requests;
export interface Asked {
  number: number;
  name: keyof Requests;
  given: unknown[];
}
export interface Answered {
  number: number;
  answer?: unknown;
  error?: string;
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is not there`);
  return answer.arrayBuffer();
}

function opened(): RulesModule {
  if (rules === null) throw new Error("no rules are open");
  return rules;
}

function reviewing(): Reviewer {
  if (reviewer === null) throw new Error("no game is reviewed");
  return reviewer;
}

onmessage = async ({ data: { number, name, given } }: MessageEvent<Asked>): Promise<void> => {
  try {
    const answer: unknown = await (requests[name] as (...given: unknown[]) => unknown)(...given);
    postMessage({ number, answer } satisfies Answered);
  } catch (error) {
    postMessage({ number, error: error instanceof Error ? error.message : String(error) } satisfies Answered);
  }
};
