import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chanceOf } from './chance.ts';
import { faultOf, type Outcome, type Target, type Trial } from './target.ts';

interface FoundCase {
  readonly case: unknown;
  readonly what: string;
}

export interface Summary {
  readonly name: string;
  readonly tried: number;
  readonly kept: number;
  readonly refused: number;
  readonly valid: number;
  readonly found: readonly FoundCase[];
  /** Heap in megabytes after the first tenth, and at the end. */
  readonly heap: readonly [number, number];
  /** The most memory of the process above that at the beginning, in megabytes. */
  readonly memory: number;
  /** The longest time without a turn of the event loop, in milliseconds. */
  readonly silence: number;
  readonly seconds: number;
  /** The target's own measurements; '' if none. */
  readonly measured: string;
  /** One case for each kind of refusal that the kept cases do not show. */
  readonly fresh: readonly unknown[];
}

interface RunOptions {
  /** Cases to be refused, not counting those that turn out valid. */
  readonly count: number;
  readonly seed: number;
}

const CORPUS = join(import.meta.dirname, 'corpus');
const fileOf = ({ name }: Target): string => join(CORPUS, `${name}.json`);

/** Returns the cases kept from earlier runs: each is refused, or accepted, in a way of its own. */
export const keptOf = (target: Target): unknown[] =>
  existsSync(fileOf(target)) ? (JSON.parse(readFileSync(fileOf(target), 'utf8')) as unknown[]) : [];

/**
 * Tries the kept cases, then new ones until `count` were refused or found wrong; the same seed makes the same cases.
 */
export async function run(target: Target, { count, seed }: RunOptions): Promise<Summary> {
  const start = performance.now();
  const trial = await target.open();
  const kept = keptOf(target);
  const tally = new Tally();
  const chance = chanceOf(seed);
  let first = 0;
  collect();
  const [rest, delay] = [process.memoryUsage.rss(), monitorEventLoopDelay({ resolution: 5 })];
  delay.enable();
  const atOnce = trial.maxAtOnce ?? 1;
  for (let at = 0; at < kept.length; at += atOnce)
    await Promise.all(kept.slice(at, at + atOnce).map((given) => tally.try(trial, given)));
  tally.known();
  while (tally.refused + tally.found.length < count + kept.length) {
    await Promise.all(Array.from({ length: atOnce }, () => tally.try(trial, trial.make(chance))));
    if (first === 0 && tally.refused > count / 10) first = heapUsed();
  }
  const measured = trial.measured?.() ?? '';
  const found = [...tally.found, ...(await trial.close()).map((what) => ({ case: 'at the end', what }))];
  delay.disable();
  const { tried, refused, valid, fresh, mostMemory } = tally;
  const seconds = (performance.now() - start) / 1000;
  return {
    name: target.name,
    tried,
    kept: kept.length,
    refused,
    valid,
    found,
    heap: [first, heapUsed()],
    memory: Math.max(0, Math.round((mostMemory - rest) / 1e6)),
    silence: Math.round(delay.max / 1e6),
    seconds,
    measured,
    fresh,
  };
}

/** Adds cases to the kept ones. */
export function keep(target: Target, fresh: readonly unknown[]): void {
  if (fresh.length > 0) writeFileSync(fileOf(target), `${JSON.stringify([...keptOf(target), ...fresh], null, 1)}\n`);
}

class Tally {
  tried = 0;
  refused = 0;
  valid = 0;
  mostMemory = 0;
  readonly found: FoundCase[] = [];
  readonly fresh: unknown[] = [];
  readonly #ways = new Set<string>();

  async try(trial: Trial, given: unknown): Promise<void> {
    this.tried += 1;
    try {
      this.#count(given, await trial.run(given));
    } catch (error) {
      this.found.push({ case: given, what: `threw ${error instanceof Error ? error.stack : String(error)}` });
    }
    this.mostMemory = Math.max(this.mostMemory, process.memoryUsage.rss());
  }

  /** Forgets the cases seen so far, which need not be kept again. */
  known(): void {
    this.fresh.length = 0;
  }

  #count(given: unknown, outcome: Outcome): void {
    if (outcome.kind === 'mistaken') return void this.found.push({ case: given, what: outcome.why });
    if (outcome.kind === 'valid') this.valid += 1;
    else this.refused += 1;
    const message = outcome.kind === 'refused' ? outcome.message : 'valid';
    const fault = outcome.kind === 'refused' ? faultOf(message) : undefined;
    if (fault) this.found.push({ case: given, what: `refusal ${fault}: ${message.slice(0, 400)}` });
    this.#notice(given, message.replaceAll(/“[^”]*”|\d+/g, '…'));
  }

  #notice(given: unknown, way: string): void {
    if (this.#ways.has(way) || this.#ways.size > MAX_WAYS || JSON.stringify(given).length > MAX_LETTERS) return;
    this.#ways.add(way);
    this.fresh.push(given);
  }
}

const MAX_WAYS = 150;
const MAX_LETTERS = 2000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
}
