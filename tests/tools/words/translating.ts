import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { ROOT } from '../../../main/build/root.ts';
import {
  cataloguePath,
  type Component,
  COMPONENTS,
  type DataFile,
  filesOf,
  foldersOf,
  readComponent,
  readWords,
  writeComponent,
} from './catalogues.ts';

/* What translators do: begin a language, see what it lacks, and put translated messages into its files. */

const LIST = join(ROOT, 'assets/words/languages.json');

/** Returns a language's name in the language itself, with a capital as in the list of languages. */
function nameIn(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** What a new language has until its translators change it. */
const factsOf = (locale: string) => ({
  name: nameIn(locale),
  locale,
  direction: 'ltr',
  quotes: ['“', '”'],
  fonts: ['latin'],
  colours: ['R', 'B'],
  inProgress: true,
});

/** What the files that hold no messages begin with: no names, the English letters, and a glossary to be filled. */
const DATA: Readonly<Record<DataFile, () => unknown>> = {
  names: () => ({}),
  aliases: () => ({}),
  'card-keys': () => readWords('en', 'card-keys'),
  glossary: () => ({}),
};

const write = (path: string, json: unknown): void => writeFileSync(path, `${JSON.stringify(json, undefined, 2)}\n`);

/** Makes the folder of a language with all its files, and its line in the list of languages; keeps what is there. */
export function beginLanguage(locale: string): void {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, unknown>;
  if (!Object.hasOwn(list, locale)) write(LIST, { ...list, [locale]: factsOf(locale) });
  const there = foldersOf().includes(locale) ? filesOf(locale) : [];
  mkdirSync(dirname(cataloguePath(locale, 'names')), { recursive: true });
  for (const component of COMPONENTS) if (!there.includes(component)) writeComponent(locale, component, {});
  for (const [file, made] of Object.entries(DATA) as [DataFile, () => unknown][])
    if (!there.includes(file)) write(cataloguePath(locale, file), made());
}

/** Returns the messages of components that a language lacks, in English, with their descriptions. */
export const toTranslate = (language: string, components: readonly Component[] = COMPONENTS) =>
  Object.fromEntries(
    components.flatMap((component) => {
      const own = readComponent(language, component);
      return Object.entries(readComponent('en', component)).filter(([id]) => !Object.hasOwn(own, id));
    }),
  );

/**
 * Puts translated messages into the files of a language, each into that of its component, in the order of English.
 * `translated`: texts or Format.JS messages by their ids. Returns what it did not put: unknown ids and broken messages.
 */
export function putMessages(language: string, translated: Readonly<Record<string, unknown>>): string[] {
  const put = new Set<string>();
  for (const component of COMPONENTS) {
    const english = readComponent('en', component);
    const own = readComponent(language, component);
    const messages = Object.keys(english).flatMap((id) => {
      const text = textOf(translated[id]);
      if (text === undefined || !isParsed(text)) return own[id] ? [[id, own[id]] as const] : [];
      put.add(id);
      return [[id, { defaultMessage: text }] as const];
    });
    writeComponent(language, component, Object.fromEntries(messages));
  }
  return Object.keys(translated).filter((id) => !put.has(id));
}

function textOf(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  const { defaultMessage } = (message ?? {}) as { readonly defaultMessage?: unknown };
  return typeof defaultMessage === 'string' ? defaultMessage : undefined;
}

function isParsed(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}
