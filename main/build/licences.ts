import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export interface Licence {
  /** Name, version and kind, such as `preact - 11.2.0 (MIT)`. */
  readonly head: string;
  readonly text: string;
}

/** The entries of a file of licences that Vite has made. */
export const licencesIn = (made: string): Licence[] =>
  made
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      return { head, text: lines.join('\n').trim() };
    });

/** A package without a file of its licence gets the text that is kept for it in `assets/licences`. */
export function fillLicences(path: string): void {
  const made = readFileSync(path, 'utf8');
  const filled = licencesIn(made).map(({ head, text }) => `## ${head}\n\n${text === '' ? keptFor(head) : text}\n`);
  const [intro = ''] = made.split(/^## /m);
  writeFileSync(path, intro + filled.join('\n'));
}

function keptFor(head: string): string {
  const name = (head.split(' ')[0] ?? '').replace(/^@/, '').replaceAll('/', '-');
  const path = join(ROOT, 'assets/licences', `${name}.txt`);
  if (!existsSync(path)) throw new Error(`${head} comes without the text of its licence, and there is no ${path}.`);
  return readFileSync(path, 'utf8').trim();
}
