import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/* Runs the benches named, or all, and prints what they measured as one JSON object: { engine, board, page, store, long, durability }. */

const PARTS = ['engine', 'board', 'page', 'store', 'long', 'durability'];

type Bench = () => unknown;

/** The one function a part exports, `benchEngine` or the like. */
const benchOf = (module: unknown): Bench | undefined =>
  Object.entries(module ?? {}).find(
    (entry): entry is [string, Bench] => entry[0].startsWith('bench') && typeof entry[1] === 'function',
  )?.[1];

const measured: Record<string, unknown> = {};
const asked = PARTS.filter((part) => process.argv.includes(part));
for (const part of asked.length > 0 ? asked : PARTS) {
  const file = join(import.meta.dirname, `${part}.ts`);
  const module: unknown = existsSync(file) ? await import(pathToFileURL(file).href) : undefined;
  measured[part] = (await benchOf(module)?.()) ?? 'missing';
}
console.log(JSON.stringify(measured, null, 2));
