import { readFileSync } from 'node:fs';
import languages from '../../../assets/words/languages.json' with { type: 'json' };
import { games } from '../../../engine/rules.ts';
import type { Language } from '../../../preload/languages.ts';
import { compileCatalogue } from '../../../renderer/compiled-words.ts';
import { wrongAccessKeys } from './access-keys.ts';
import { argumentsOf } from './arguments.ts';
import { cataloguePath, COMPONENTS, type Component, filesOf, readComponent, readWords, textsIn } from './catalogues.ts';
import { lettersAmiss, looseSeparators } from './letters.ts';
import { lackingForms } from './nouns.ts';
import { lackingPlurals } from './plurals.ts';
import { confusedRedeals, lackingTerms } from './terms.ts';

/** Lists messages that the page can't be built with: broken ICU syntax, or a kind of argument it has no code for. */
function brokenMessages(language: Language): string[] {
  return COMPONENTS.flatMap((component) =>
    Object.entries(readComponent(language, component)).flatMap(([id, message]) => {
      try {
        compileCatalogue(JSON.stringify({ [id]: message }), true);
        return [];
      } catch (error) {
        return [`${(error as Error).message} (${String((error as Error).cause)})`];
      }
    }),
  );
}

/** Lists messages that English lacks or that have a description, and files that translation tools would change. */
const foreignMessages = (language: Language): string[] =>
  COMPONENTS.flatMap((component) => {
    const [own, english] = [readComponent(language, component), readComponent('en', component)];
    const ids = Object.keys(own);
    const isOrdered = String(ids) === String(Object.keys(english).filter((id) => Object.hasOwn(own, id)));
    const isWritten = isWrittenAsTools(language, component);
    return [
      ...ids.filter((id) => !Object.hasOwn(english, id)).map((id) => `English has no ${id} in ${component}`),
      ...ids
        .filter((id) => language !== 'en' && own[id]!.description !== undefined)
        .map((id) => `${id} has a description`),
      ...(isOrdered && isWritten ? [] : [`${component} is not in the order and form of translation tools`]),
    ];
  });

const isWrittenAsTools = (language: Language, component: Component): boolean =>
  readFileSync(cataloguePath(language, component), 'utf8') ===
  `${JSON.stringify(readComponent(language, component), undefined, 2)}\n`;

/** Writes a message's arguments with their kinds, in alphabetical order. */
const argumentList = (message: string): string[] =>
  [...argumentsOf(message)].map(([name, kind]) => `${name} (${kind})`).toSorted();

/** Lists messages with other arguments than English; a message of a game's rules at a glance may leave some out. */
const wrongArguments = (language: Language): string[] =>
  COMPONENTS.flatMap((component) => {
    const english = readComponent('en', component);
    return Object.entries(readComponent(language, component)).flatMap(([id, { defaultMessage }]) => {
      const [own, meant] = [argumentList(defaultMessage), argumentList(english[id]!.defaultMessage)];
      const isRight = component === 'glance' ? own.every((one) => meant.includes(one)) : String(own) === String(meant);
      return isRight ? [] : [`${id} has ${own.join(', ')} where English has ${meant.join(', ')}`];
    });
  });

type Names = Readonly<Record<string, string>>;
type Aliases = Readonly<Record<string, readonly string[]>>;

/** Lists names and other names of unknown games, and names that two games have. */
function wrongNames(language: Language): string[] {
  if (language === 'en') return [];
  const names = readWords(language, 'names') as Names;
  const aliases = (filesOf(language).includes('aliases') ? readWords(language, 'aliases') : {}) as Aliases;
  const ids = new Set(games.map(({ id }) => id));
  const called = games.map(({ id, name }) => names[id] ?? name);
  const twice = called.filter((name, at) => called.indexOf(name) < at);
  return [
    ...[...Object.keys(names), ...Object.keys(aliases)].filter((id) => !ids.has(id)).map((id) => `no game is ${id}`),
    ...twice.map((name) => `two games are called ${name}`),
    ...Object.values(aliases)
      .flat()
      .filter((alias) => called.includes(alias))
      .map((alias) => `${alias} is the name of a game and can’t be another name`),
  ];
}

/** Lists letters for cards that are not one lower-case letter, or are missing. */
function wrongCardKeys(language: Language): string[] {
  type Keys = Readonly<Record<'ranks' | 'suits', Names>>;
  const [own, english] = [readWords(language, 'card-keys') as Keys, readWords('en', 'card-keys') as Keys];
  return (['ranks', 'suits'] as const).flatMap((kind) =>
    Object.keys(english[kind])
      .filter((name) => !/^\p{Ll}$/u.test(own[kind][name] ?? ''))
      .map((name) => `the letter of ${name} is not one lower-case letter: ${own[kind][name]}`),
  );
}

/** The checks of one language, by what they find; each lists faults. Broken messages stop the others. */
export const CHECKS = {
  'no broken message': brokenMessages,
  'no foreign message': foreignMessages,
  'the arguments of English': wrongArguments,
  'words for all numbers': (language) => lackingPlurals(textsIn(language), textsIn('en'), languages[language].locale),
  'every form of every noun': (language) => lackingForms(textsIn(language), textsIn('en')),
  'one access key per menu label': wrongAccessKeys,
  'the letters and quotation marks of its list': lettersAmiss,
  'no separator at the start of a line': looseSeparators,
  'names of games': wrongNames,
  'a letter per card': wrongCardKeys,
  'one word per term': (language) => (language === 'en' ? [] : lackingTerms(language)),
  'different words for redo and redeal': (language) => (language === 'en' ? [] : confusedRedeals(language)),
} satisfies Readonly<Record<string, (language: Language) => readonly string[]>>;

/** Lists the faults of a language by the check that finds them; checks that find none are left out. */
export function faultsIn(language: Language): ReadonlyMap<string, readonly string[]> {
  const broken = brokenMessages(language);
  if (broken.length > 0) return new Map([['no broken message', broken]]);
  const found = Object.entries(CHECKS).map(([name, check]) => [name, check(language)] as const);
  return new Map(found.filter(([, faults]) => faults.length > 0));
}
