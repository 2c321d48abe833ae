import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Extent {
  readonly times: number;
  readonly seed: number;
}

export interface Tortured {
  /** What was acknowledged and is not there, is there and should not be, or was not told. */
  readonly faults: readonly string[];
  /** What was done, for whoever reads it. */
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * Does something terrible so many times to hosts of a program, each on a folder of its own, and looks at what is left.
 */
export type Torture = (program: string, extent: Extent, progress: (done: number) => void) => Promise<Tortured>;

/** A folder that is gone when the work is. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The same for work that is done at once. */
export function inFolderNow<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
