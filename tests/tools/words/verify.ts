import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { localeOf, SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { textsIn } from './catalogues.ts';

const FOLDER = join(ROOT, 'dist/words/verify');

/** Writes a JSON file for each language, named after its locale, with the result of `made` for its messages. */
function writeEach(folder: string, made: (texts: Readonly<Record<string, string>>) => unknown): void {
  mkdirSync(join(FOLDER, folder), { recursive: true });
  for (const language of SPOKEN_LANGUAGES)
    writeFileSync(join(FOLDER, folder, `${localeOf(language, [])}.json`), JSON.stringify(made(textsIn(language))));
}

/**
 * Has Format.JS check the catalogues: every language has the same messages as English, and all can be compiled.
 * @throws with its report where it finds a fault.
 */
export function verifyCatalogues(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  writeEach('texts', (texts) => texts);
  writeEach('messages', (texts) =>
    Object.fromEntries(Object.entries(texts).map(([id, defaultMessage]) => [id, { defaultMessage }])),
  );
  const formatjs = (...args: string[]) =>
    execFileSync('npx', ['--no-install', 'formatjs', ...args], { cwd: FOLDER, stdio: 'inherit' });
  formatjs('verify', '--source-locale', 'en', '--missing-keys', '--extra-keys', 'texts/*.json');
  formatjs('compile-folder', '--ast', 'messages', 'compiled');
}
