import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { findGame } from '../../../engine/games/index.ts';
import type { PLANS } from '../../../engine/solver/plans.ts';
import type { solver } from '../../../engine/solver/index.ts';
import { ROOT } from '../../../main/build/root.ts';
import type { Mutant } from './table.ts';

/** A replacement of one text in one source. */
export type Edit = Pick<Mutant, 'file' | 'from' | 'to'>;

/** The parts of an engine that are used. */
export interface Engine {
  readonly solver: typeof solver;
  readonly findGame: typeof findGame;
  /** The plans of the copy. */
  readonly PLANS: typeof PLANS;
}

/**
 * Passes to `use` the engine of a copy of the sources in which one text is replaced.
 * @throws when the text is not there exactly once.
 */
export const withMutant = <T>(mutant: Edit, use: (engine: Engine) => T): Promise<T> =>
  withCopy(mutant, async (folder) => {
    const load = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, 'engine', name)).href);
    const modules = await Promise.all(['solver/index.ts', 'solver/plans.ts', 'games/index.ts'].map(load));
    // The copy has the types of the original.
    return use(Object.assign({}, ...modules) as Engine);
  });

/** Passes to `use` the folder of the copy, which is deleted afterwards. */
export async function withCopy<T>({ file, from, to }: Edit, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-mutant-'));
  try {
    cpSync(join(ROOT, 'engine'), join(folder, 'engine'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const path = join(folder, 'engine', file);
    const parts = readFileSync(path, 'utf8').split(from);
    if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in engine/${file}`);
    writeFileSync(path, parts.join(to));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
