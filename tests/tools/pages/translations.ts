import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { parsePage, partsOf } from '../../../renderer/panels/rules/book/page.ts';

const HELP = join(ROOT, 'assets/help');
/** The name of the glossary, which is kept like a page. */
export const GLOSSARY = 'glossary';

const pathOf = (language: string, name: string): string =>
  name === GLOSSARY ? join(ROOT, 'assets/glossary', `${language}.md`) : join(HELP, language, `${name}.md`);

/** Lists the languages that have pages, without English. */
export const translatedInto = (): string[] => readdirSync(HELP).filter((name) => name !== 'en');

/** Returns the English headings of the sections that a partly translated page has; empty for a complete page. */
const sectionsIn = (language: string, name: string): readonly string[] => parsePage(textOf(language, name)).sections;

/** Whether a page has every section of the English one. */
export const isWhole = (language: string, name: string): boolean => sectionsIn(language, name).length === 0;

/** Lists the languages with a complete page for every game. */
export const whollyTranslatedInto = (): string[] =>
  translatedInto().filter((language) => {
    const pages = pagesIn(language);
    return pages.length === pagesIn('en').length && pages.every((name) => isWhole(language, name));
  });

/** Lists the games that have a page in a language. */
export const pagesIn = (language: string): string[] =>
  readdirSync(join(HELP, language)).map((file) => file.replace(/\.md$/, ''));

/** Lists the games that have a page in a language, and the glossary where it has one. */
export function textsIn(language: string): string[] {
  const pages = pagesIn(language);
  return existsSync(pathOf(language, GLOSSARY)) ? [...pages, GLOSSARY] : pages;
}

export const textOf = (language: string, name: string): string => readFileSync(pathOf(language, name), 'utf8');

/** Returns an English text without its head, or only the sections named. */
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

/** Returns eight hexadecimal digits of a hash of an English text; the head with the facts does not count. */
const markOf = (name: string, sections: readonly string[]): string =>
  createHash('sha256').update(englishOf(name, sections)).digest('hex').slice(0, 8);

/** Whether the English text has been changed since this translation was made. */
export const lags = (language: string, name: string): boolean =>
  parsePage(textOf(language, name)).from !== markOf(name, sectionsIn(language, name));

/** Notes in a translation that it was made from the English text as it is now. */
export function mark(language: string, name: string): void {
  const [head, body] = partsOf(textOf(language, name));
  const others = head.split('\n').filter((line) => line !== '' && !line.startsWith('from:'));
  writeFileSync(
    pathOf(language, name),
    `---\n${[...others, `from: ${markOf(name, sectionsIn(language, name))}`].join('\n')}\n---\n\n${body.trimStart()}`,
  );
}
