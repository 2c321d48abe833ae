import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import type { SourceMessage } from '../../../renderer/words/catalogue/entry.ts';

/* The catalogues as translators have them: messages in ICU syntax, not compiled. */

/** The components of the catalogue with which the program starts. */
export const START_COMPONENTS = ['commands', 'table', 'lessons', 'panels', 'options'] as const;
/** All components of the catalogue; each is one file of a language. */
export const COMPONENTS = [...START_COMPONENTS, 'extra', 'glance', 'puzzles', 'card-sets', 'goals', 'host'] as const;
export type Component = (typeof COMPONENTS)[number];

/** The files of a language that hold no messages. */
export type DataFile = 'names' | 'aliases' | 'card-keys' | 'glossary';

const FOLDER = join(ROOT, 'assets/words');

/** Returns the path of a file of a language. `folder`: a language, or `en-us`. */
export const cataloguePath = (folder: string, file: Component | DataFile): string =>
  join(FOLDER, folder, `${file}.json`);

/** Lists the folders: the languages, also those in progress, and `en-us`. */
export const foldersOf = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Lists the files in the folder of a language, without their ending. */
export const filesOf = (folder: string): string[] =>
  readdirSync(join(FOLDER, folder)).map((file) => file.replace(/\.json$/, ''));

/** Reads a file of a language. @throws when there is none. */
export const readWords = (folder: string, file: Component | DataFile): unknown =>
  JSON.parse(readFileSync(cataloguePath(folder, file), 'utf8'));

/** Reads a component of a language; empty where American English changes nothing of it. */
export const readComponent = (folder: string, component: Component): Readonly<Record<string, SourceMessage>> =>
  filesOf(folder).includes(component) ? (readWords(folder, component) as Record<string, SourceMessage>) : {};

/** Writes a component as tools for translators do. */
export const writeComponent = (
  folder: string,
  component: Component,
  messages: Readonly<Record<string, SourceMessage>>,
): void => writeFileSync(cataloguePath(folder, component), `${JSON.stringify(messages, undefined, 2)}\n`);

/** Returns the messages of a language by their ids, in ICU syntax. */
export const textsIn = (
  folder: string,
  components: readonly Component[] = COMPONENTS,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    components.flatMap((component) =>
      Object.entries(readComponent(folder, component)).map(([id, { defaultMessage }]) => [id, defaultMessage]),
    ),
  );
