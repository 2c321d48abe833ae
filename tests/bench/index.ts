import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Runs the benches named, or all that take minutes, and prints what they measured as one JSON object: { engine, board, page, store,
 * long, durability }. `solver` takes longer and runs only when it is named; the words after it are its own.
 */

const PARTS = ['engine', 'board', 'page', 'store', 'long', 'durability'];
const SOLVER = 'solver';

type Bench = (words?: readonly string[]) => unknown;

/** The one function a part exports, `benchEngine` or the like. */
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
const solver = words.indexOf(SOLVER);
const named = PARTS.filter((part) => words.slice(0, solver < 0 ? undefined : solver).includes(part));
const measured: Record<string, unknown> = {};
for (const part of named.length > 0 || solver >= 0 ? named : PARTS) measured[part] = await measure(part);
if (solver >= 0) measured[SOLVER] = await measure(SOLVER, words.slice(solver + 1));
console.log(JSON.stringify(measured, null, 2));
