import type { Page } from 'playwright/test';
import { games } from '../../../engine/rules.ts';
import type { Language } from '../../../preload/api.ts';
import { COMPONENTS, textsIn } from '../../tools/words/catalogues.ts';

/** Roles that mean nothing to a listener without a name. */
const NAMED =
  /^(?:button|link|checkbox|radio|switch|slider|spinbutton|textbox|searchbox|combobox|tab|option|menuitem\w*|img|dialog|alertdialog|progressbar)$/;
/** Roles that a listener tells apart by their names. */
const TOLD_APART = /^(?:link|checkbox|switch|slider|textbox|searchbox|combobox|tab|dialog)$/;
const LINE = /^\s*- (\w+)(?: ("(?:[^"\\]|\\.)*"))?/;
const TWICE = /^(.{2,}?)[\s,.:;·–—-]+\1$/u;

/**
 * Lists what a screen reader would say amiss on the page: controls without a name, with a name said twice, with one
 * that another control has, or with an English one.
 */
export async function namesAmiss(page: Page, language: Language): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const found = snapshot.split('\n').flatMap((line) => {
    const [, role, quoted] = LINE.exec(line) ?? [];
    return role === undefined ? [] : [{ role, name: quoted === undefined ? '' : String(JSON.parse(quoted)) }];
  });
  const english = englishOutside(language);
  const said = new Map<string, number>();
  for (const { role, name } of found)
    if (name !== '' && TOLD_APART.test(role)) said.set(`${role} “${name}”`, (said.get(`${role} “${name}”`) ?? 0) + 1);
  return [
    ...found.filter(({ role, name }) => name === '' && NAMED.test(role)).map(({ role }) => `a ${role} has no name`),
    ...found.filter(({ name }) => TWICE.test(name)).map(({ role, name }) => `${role} “${name}” says it twice`),
    ...found.filter(({ name }) => english.has(name)).map(({ role, name }) => `${role} “${name}” is English`),
    ...[...said].filter(([, times]) => times > 1).map(([what, times]) => `${what} is there ${times} times`),
  ];
}

const ENGLISH_OUTSIDE = new Map<Language, ReadonlySet<string>>([['en', new Set()]]);

/** Returns the texts of English messages for which the language has another text; they are read once. */
function englishOutside(language: Language): ReadonlySet<string> {
  const known = ENGLISH_OUTSIDE.get(language);
  if (known) return known;
  const kept = new Set([...Object.values(textsIn(language, COMPONENTS)), ...games.map(({ name }) => name)]);
  const outside = new Set(Object.values(textsIn('en', COMPONENTS)).filter((text) => !kept.has(text)));
  ENGLISH_OUTSIDE.set(language, outside);
  return outside;
}
