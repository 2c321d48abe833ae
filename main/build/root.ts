import { resolve } from 'node:path';

/** The top of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');
