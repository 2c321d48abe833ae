import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Runs the benches named, or all that take minutes, and prints what they measured as one JSON object: { engine, board,
 * page, store, long, durability }. `solver`, `hints`, `verdict`, `review`, `guard`, `why`, `live-odds`, `workshop` and
 * `turns` take longer and run only when named; the words after the name are passed to them.
 */

const PARTS = ['engine', 'board', 'page', 'store', 'long', 'durability'];
const LONG = new Set(['solver', 'hints', 'verdict', 'review', 'guard', 'why', 'live-odds', 'workshop', 'turns']);

type Bench = (words?: readonly string[]) => unknown;

/** Returns the one bench function that a part exports, `benchEngine` or the like. */
const benchOf = (module: unknown): Bench | undefined =>
  Object.entries(module ?? {}).find(
    (entry): entry is [string, Bench] => entry[0].startsWith('bench') && typeof entry[1] === 'function',
  )?.[1];

async function measure(part: string, ...own: Parameters<Bench>): Promise<unknown> {
  const file = join(import.meta.dirname, `${part}.ts`);
  const module: unknown = existsSync(file) ? await import(pathToFileURL(file).href) : undefined;
  return (await benchOf(module)?.(...own)) ?? 'missing';
}

const words = process.argv.slice(2);
const at = words.findIndex((word) => LONG.has(word));
const named = PARTS.filter((part) => words.slice(0, at < 0 ? undefined : at).includes(part));
const measured: Record<string, unknown> = {};
for (const part of named.length > 0 || at >= 0 ? named : PARTS) measured[part] = await measure(part);
const long = words[at];
if (long !== undefined) measured[long] = await measure(long, words.slice(at + 1));
console.log(JSON.stringify(measured, null, 2));
