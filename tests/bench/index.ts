import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/* Runs every bench there is and prints what they measured as one JSON object: { engine, board, page }. */

const PARTS = ['engine', 'board', 'page'];

type Bench = () => unknown;

/** The one function a part exports, `benchEngine` or the like. */
const benchOf = (module: unknown): Bench | undefined =>
  Object.entries(module ?? {}).find(
    (entry): entry is [string, Bench] => entry[0].startsWith('bench') && typeof entry[1] === 'function',
  )?.[1];

const measured: Record<string, unknown> = {};
for (const part of PARTS) {
  const file = join(import.meta.dirname, `${part}.ts`);
  const module: unknown = existsSync(file) ? await import(pathToFileURL(file).href) : undefined;
  measured[part] = (await benchOf(module)?.()) ?? 'missing';
}
console.log(JSON.stringify(measured, null, 2));
