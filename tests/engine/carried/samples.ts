import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The folder of files of other programs, each with its expected result. Their README says how each was made. */

const SAMPLES = join(import.meta.dirname, 'samples');

/** Returns the names of the samples in a folder that end so, without the ending. */
export const samplesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(SAMPLES, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();

export const sampleBytes = (folder: string, name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(SAMPLES, folder, name)));

/** Returns the expected result of a sample. */
export const expectedOf = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(SAMPLES, folder, `${name}.json`), 'utf8'));
