import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Extent {
  readonly times: number;
  readonly seed: number;
}

export interface TortureResult {
  /** Data that was acknowledged and is missing, data that should not be there, or data that was not reported. */
  readonly faults: readonly string[];
  /** Counts of what was done, to be printed. */
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * Does something terrible to hosts of a program `times` times, each on a folder of its own, and checks what is left.
 */
export type Torture = (program: string, extent: Extent, progress: (done: number) => void) => Promise<TortureResult>;

/** Runs work in a temporary folder, which is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs synchronous work in a temporary folder, which is removed afterwards. */
export function inFolderNow<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
