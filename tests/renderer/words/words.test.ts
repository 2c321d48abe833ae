import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe, expect, test } from 'vitest';
import { type Language, MENU_NAMES } from '../../../preload/api.ts';
import { ENGLISH, type Word } from '../../../renderer/words/catalogue/catalogue.ts';
import { puzzle } from '../../../renderer/words/en/puzzle.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import { loadPuzzleMessages } from '../../../renderer/words/fetched/puzzle-words.ts';
import { countedMessages, countedTables } from '../../tools/words/counted.ts';
import { missingMessages } from '../../tools/words/missing.ts';
import { formsIn } from '../../../renderer/words/noun.ts';
import {
  hasWord,
  say,
  sayDate,
  sayInteger,
  sayPercent,
  sayRange,
  sayTime,
  sayWhole,
  speak,
  type Values,
} from '../../../renderer/words/say.ts';

const WORDS = Object.keys(ENGLISH.messages).filter(hasWord);
const PUZZLES: Readonly<Record<string, string>> = puzzle;
const TONGUES = [...SPOKEN_LANGUAGES, 'pseudo'] as const;

afterEach(() => speak('en', 'en'));

/** Returns the argument of which a form is asked for. */
const nounOf = (argument: string): string => formsIn(`{${argument}}`)[0]?.noun ?? argument;

/** Lists every argument of a message with its kind: text, or a number with the forms it is written in. */
function argumentsOf(message: string): Map<string, 'text' | 'number'> {
  const found = new Map<string, 'text' | 'number'>();
  const visit = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      const name = 'value' in element ? nounOf(element.value) : '';
      if ((element.type === TYPE.argument || element.type === TYPE.select) && name !== 'form' && !found.has(name))
        found.set(name, 'text');
      if (element.type === TYPE.number || element.type === TYPE.plural) found.set(name, 'number');
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(message));
  return found;
}

/** Returns a value for every argument of a message. */
const valuesOf = (word: Word): Values =>
  Object.fromEntries(
    [...argumentsOf(ENGLISH.messages[word])].map(([name, kind]) => [name, kind === 'number' ? 2 : 'something']),
  );

const sorted = (message: string) => [...argumentsOf(message)].toSorted(([a], [b]) => (a < b ? -1 : 1));

describe.each(TONGUES)('in %s', (tongue) => {
  test('every message has words and can be said', async () => {
    await speak(tongue, tongue === 'pseudo' ? 'en' : tongue);
    const mute = WORDS.filter((word) => !/^[^{}]+$/.test(say(word, valuesOf(word)).trim()));
    expect(mute).toEqual([]);
  });
});

describe.each(SPOKEN_LANGUAGES)('the catalogue in %s', (language) => {
  test('has no message that the English one lacks', async () => {
    const { messages } = await loadCatalogue(language);
    expect(Object.keys(messages).filter((word) => !hasWord(word))).toEqual([]);
  });

  test('gives every message the same arguments, of the same kind', async () => {
    const { messages } = await loadCatalogue(language);
    const other = WORDS.filter((word) => {
      const words = messages[word];
      return words !== undefined && String(sorted(words)) !== String(sorted(ENGLISH.messages[word]));
    });
    expect(other).toEqual([]);
  });

  test('gives every message of puzzles the same arguments, of the same kind', async () => {
    const messages = Object.entries(await loadPuzzleMessages(language));
    const other = messages.filter(([word, said]) => String(sorted(said)) !== String(sorted(PUZZLES[word] ?? '')));
    expect(other.map(([word]) => word)).toEqual([]);
    expect(messages).toHaveLength(Object.keys(PUZZLES).length);
  });

  test('gives every label of the menu one letter that opens it', async () => {
    const { messages } = await loadCatalogue(language);
    const labels = MENU_NAMES.map((name) => messages[`menu.${name}`] ?? ENGLISH.messages[`menu.${name}`]);
    expect(labels.filter((label) => label.split('&').length !== 2 || label.endsWith('&'))).toEqual([]);
  });
});

/** The items of each menu; on macOS letters open nothing. */
const MENUS = [
  'game-menu edit-menu view-menu options-menu help-menu',
  'new new-as choose favourite daily milestones deal-number share restart pause keep-as statistics quit',
  'new no-favourite choose',
  'undo redo try-out correct-card edit-cut edit-copy edit-paste edit-all copy-deal copy-game paste hint deal all-home solve solution way-back why-lost',
  'zoom-reset zoom-in zoom-out timeline mute full-screen settings',
  'lesson rules keys about',
].map((names) => names.split(' '));

test.each(SPOKEN_LANGUAGES)('in one menu in %s no two labels have the same letter', async (language) => {
  const { messages } = await loadCatalogue(language);
  const all: Readonly<Record<string, string>> = { ...ENGLISH.messages, ...messages };
  const letterOf = (name: string): string => all[`menu.${name}`]?.split('&')[1]?.charAt(0).toLowerCase() ?? '';
  const twice = MENUS.flatMap((names) =>
    names.filter(
      (name) => letterOf(name) === '' || names.some((other) => other !== name && letterOf(other) === letterOf(name)),
    ),
  );
  expect(twice).toEqual([]);
});

test('what a language lacks is said in English, with English plurals', async () => {
  const polish = await loadCatalogue('pl');
  await speak('pl', 'pl', () => Promise.resolve({ ...polish, messages: { 'command.new': 'Nowe rozdanie' } }));
  expect(say('command.new')).toBe('Nowe rozdanie');
  expect([1, 2, 5].map((value) => say('status.moves', { value }))).toEqual(['1 move', '2 moves', '5 moves']);
});

test('what languages lack is listed by message', async () => {
  const lacking = async (language: Language) => {
    const { messages, ...rest } = await loadCatalogue(language);
    const { 'command.new': _new, ...others } = messages;
    return { ...rest, messages: language === 'sv' ? others : messages };
  };
  expect((await missingMessages(lacking)).get('sv')).toContain('command.new');
});

test('every message that counts can be said of none, of one and of a million in every language', async () => {
  const tables = await countedTables();
  expect(tables.match(/^## /gm)).toHaveLength(countedMessages);
  expect(countedMessages).toBeGreaterThan(60);
  expect(tables).toMatch(/\| pl \|.*1 000 000|\| pl \|.*1.000.000/);
  expect(tables).not.toContain('{');
});

test.each([
  ['en', 'status.moves', { value: 1 }, '1 move'],
  ['en', 'status.moves', { value: 1204 }, '1,204 moves'],
  ['en', 'status.redeals', { value: 0 }, 'No redeals'],
  ['en', 'said.picked', { card: 'Ten of clubs', count: 1 }, 'Ten of clubs picked up.'],
  ['en', 'said.picked', { card: 'ten of clubs', count: 3 }, '3 cards picked up, from ten of clubs.'],
  ['en', 'picker.count', { count: 0 }, 'No game'],
  ['de', 'status.moves', { value: 1 }, '1 Zug'],
  ['de', 'status.moves', { value: 1204 }, '1.204 Züge'],
  ['de', 'said.picked', { card: 'Kreuz-Zehn', count: 3 }, '3 Karten ab Kreuz-Zehn aufgenommen.'],
  ['de', 'picker.count', { count: 0 }, 'Keine Patience'],
  ['pseudo', 'status.moves', { value: 2 }, '[2 möv\u00e9š········]'],
] as const)('in %s, %s says "%s"', async (tongue, word, values, said) => {
  await speak(tongue, tongue === 'pseudo' ? 'en' : tongue);
  expect(say(word, values)).toContain(said.replace(/·+\]$/, ''));
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [247_000, '4:07'],
  [3_723_000, '1:02:03'],
])('%i milliseconds are said as %s', (time, said) => expect(sayTime(time)).toBe(said));

test('numbers, percentages and dates are written as in the language and the country', async () => {
  const day = new Date(2026, 10, 5, 16, 30).getTime();
  const written = (): string[] => [
    sayInteger(12_345),
    sayPercent(1, 3),
    sayPercent(0, 0),
    sayRange(0.8, 0.953),
    sayRange(0.8, 0.801),
    sayDate(day),
  ];
  await speak('en', 'en-GB');
  expect(written()).toEqual(['12,345', '33.3%', '0.0%', '80% – 95%', '80%', '5 Nov 2026, 16:30']);
  await speak('de', 'de-DE');
  expect(written()).toEqual(['12.345', '33,3\u00a0%', '0,0\u00a0%', '80–95\u00a0%', '80\u00a0%', '05.11.2026, 16:30']);
});

describe('a share', () => {
  test.each([
    [3000, 3000, '100.0%', '100%'],
    [2999, 3000, '99.9%', '99%'],
    [1, 1_000_000, '0.1%', '1%'],
    [0, 3000, '0.0%', '0%'],
    [2, 3, '66.7%', '67%'],
    [5, 1000, '0.5%', '1%'],
  ])('is all or none only when it is: %s of %s', (part, whole, tenths, percent) =>
    expect([sayPercent(part, whole), sayWhole(part / whole)]).toEqual([tenths, percent]),
  );

  test('never rounds to all or none in any language', async () => {
    for (const language of SPOKEN_LANGUAGES) {
      await speak(language, language);
      const [none, all] = [sayPercent(0, 1), sayPercent(1, 1)];
      const said = [1, 2, 4999, 9995, 9998, 9999].map((part) => sayPercent(part, 10_000));
      expect(said.filter((one) => one === none || one === all)).toEqual([]);
    }
  });

  test('has bounds that contain it', () => {
    expect(sayRange(0, 0.001)).toBe('0% – 1%');
    expect(sayRange(0.998, 0.999)).toBe('99% – 100%');
    expect(sayRange(1, 1)).toBe('100%');
  });
});

test('no message stands in two files: the later one would be said for both', () => {
  const folder = new URL('../../../renderer/words/en/', import.meta.url);
  const names = readdirSync(folder)
    .filter((file) => !['index.ts', 'glossary.ts', 'names.ts', 'choices.ts'].includes(file))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^ {2}'?[\w.-]+'?(?=:)/gm) ?? []);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
