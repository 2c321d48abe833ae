import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export interface Licence {
  /** Name, version and kind, such as `preact - 11.2.0 (MIT)`. */
  readonly head: string;
  readonly text: string;
}

/** Returns the entries of a file of licences that Vite has made. */
export const licencesIn = (made: string): Licence[] =>
  made
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      return { head, text: lines.join('\n').trim() };
    });

/** Packages of fonts. Only styles use them, and Vite lists only the packages of modules. */
const FONTS = [
  '@fontsource-variable/source-sans-3',
  '@fontsource/dm-serif-display',
  '@fontsource/playfair-display',
] as const;

/** Adds the licences of the fonts to those of a page. */
export function addFonts(path: string): void {
  const entries = FONTS.map((name) => {
    const folder = join(ROOT, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
  });
  appendFileSync(path, entries.join(''));
}

/**
 * Completes a file of licences: a package without a licence file gets the text that is kept for it in
 * `assets/licences`.
 */
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
