import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { parsePage, partsOf } from '../../../renderer/panels/rules/book/page.ts';

const HELP = join(ROOT, 'assets/help');
/** The glossary is kept like a page: by this name. */
export const GLOSSARY = 'glossary';

const pathOf = (language: string, name: string): string =>
  name === GLOSSARY ? join(ROOT, 'assets/glossary', `${language}.md`) : join(HELP, language, `${name}.md`);

/** The languages that have pages, without English. */
export const translatedInto = (): string[] => readdirSync(HELP).filter((name) => name !== 'en');

/** Of a page that is written in part, the English headings of what it tells; empty of one that tells all. */
const sectionsIn = (language: string, name: string): readonly string[] => parsePage(textOf(language, name)).sections;

/** The languages whose pages tell all. */
export const whollyTranslatedInto = (): string[] =>
  translatedInto().filter((language) => textsIn(language).every((name) => sectionsIn(language, name).length === 0));

/** The games that have a page in a language, and the glossary where it has one. */
export function textsIn(language: string): string[] {
  const pages = readdirSync(join(HELP, language)).map((file) => file.replace(/\.md$/, ''));
  return existsSync(pathOf(language, GLOSSARY)) ? [...pages, GLOSSARY] : pages;
}

export const textOf = (language: string, name: string): string => readFileSync(pathOf(language, name), 'utf8');

/** An English text without its head, or only the sections named. */
function englishOf(name: string, sections: readonly string[]): string {
  const [, body] = partsOf(textOf('en', name));
  if (sections.length === 0) return body.trim();
  const isNamed = (section: string): boolean => sections.some((heading) => section.startsWith(`## ${heading}\n`));
  return body
    .split(/^(?=## )/m)
    .filter(isNamed)
    .join('')
    .trim();
}

/** Eight hexadecimal digits that tell one English text from another; the head with the facts does not count. */
const markOf = (name: string, sections: readonly string[]): string =>
  createHash('sha256').update(englishOf(name, sections)).digest('hex').slice(0, 8);

/** Whether the English text has been changed since this translation was made. */
export const lags = (language: string, name: string): boolean =>
  parsePage(textOf(language, name)).from !== markOf(name, sectionsIn(language, name));

/** Says in a translation that it was made from the English text as it is now. */
export function mark(language: string, name: string): void {
  const [head, body] = partsOf(textOf(language, name));
  const others = head.split('\n').filter((line) => line !== '' && !line.startsWith('from:'));
  writeFileSync(
    pathOf(language, name),
    `---\n${[...others, `from: ${markOf(name, sectionsIn(language, name))}`].join('\n')}\n---\n\n${body.trimStart()}`,
  );
}
