import { afterEach, describe, expect, test } from 'vitest';
import type { Language } from '../../../preload/api.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import { argumentsOf } from '../../tools/words/arguments.ts';
import { countedMessages, countedTables } from '../../tools/words/counted.ts';
import { CHECKS } from '../../tools/words/check.ts';
import { COMPONENTS, readComponent, START_COMPONENTS, textsIn } from '../../tools/words/catalogues.ts';
import { missingMessages } from '../../tools/words/missing.ts';
import { type ExtraWord, isExtra, sayExtra } from '../../../renderer/words/fetched/extra-words.ts';
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
  type Word,
} from '../../../renderer/words/say.ts';

const ENGLISH = textsIn('en');
const WORDS = Object.keys(textsIn('en', [...START_COMPONENTS, 'extra'])).filter(
  (word): word is Word | ExtraWord => hasWord(word) || isExtra(word),
);
const TONGUES = [...SPOKEN_LANGUAGES, 'pseudo'] as const;

afterEach(() => speak('en', 'en'));

const sayEither = (word: Word | ExtraWord, values: Values): string =>
  isExtra(word) ? sayExtra(word, values) : say(word, values);

/** Returns a value for every argument of a message. */
const valuesOf = (word: Word | ExtraWord): Values =>
  Object.fromEntries(
    [...argumentsOf(ENGLISH[word]!)].map(([name, kind]) => [name, kind === 'number' ? 2 : 'something']),
  );

describe.each(TONGUES)('in %s', (tongue) => {
  test('has a text that can be formatted for every message', async () => {
    await speak(tongue, tongue === 'pseudo' ? 'en' : tongue);
    const mute = WORDS.filter((word) => !/^[^{}]+$/.test(sayEither(word, valuesOf(word)).trim()));
    expect(mute).toEqual([]);
  });
});

describe.each(SPOKEN_LANGUAGES)('the catalogue in %s', (language) => {
  test.each(Object.entries(CHECKS))('has %s', (_, faultsOf) => expect(faultsOf(language)).toEqual([]));
});

test('says missing messages in English with English plurals', async () => {
  const polish = await loadCatalogue('pl');
  await speak('pl', 'pl', () => Promise.resolve({ ...polish, messages: { 'command.new': 'Nowe rozdanie' } }));
  expect(say('command.new')).toBe('Nowe rozdanie');
  expect([1, 2, 5].map((value) => say('status.moves', { value }))).toEqual(['1 move', '2 moves', '5 moves']);
});

test('lists missing messages by language', () => {
  const lacking = (language: string) => {
    const { 'command.new': _new, ...others } = textsIn(language);
    return language === 'sv' ? others : textsIn(language);
  };
  expect(missingMessages(lacking)).toEqual(new Map<Language, readonly string[]>([['sv', ['command.new']]]));
});

test('formats counts of none, one and a million in every language', async () => {
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
  ['en', 'picker.count', { count: 0 }, 'No games'],
  ['de', 'status.moves', { value: 1 }, '1 Zug'],
  ['de', 'status.moves', { value: 1204 }, '1.204 Züge'],
  ['de', 'said.picked', { card: 'Kreuz-Zehn', count: 3 }, '3 Karten ab Kreuz-Zehn aufgenommen.'],
  ['de', 'picker.count', { count: 0 }, 'Keine Patience'],
  ['pseudo', 'status.moves', { value: 2 }, '[2 möv\u00e9š········]'],
] as const)('formats in %s %s as "%s"', async (tongue, word, values, said) => {
  await speak(tongue, tongue === 'pseudo' ? 'en' : tongue);
  expect(sayEither(word, values)).toContain(said.replace(/·+\]$/, ''));
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [247_000, '4:07'],
  [3_723_000, '1:02:03'],
])('formats %i milliseconds as %s', (time, said) => expect(sayTime(time)).toBe(said));

test('formats numbers, percentages and dates by language and country', async () => {
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

describe('a percentage', () => {
  test.each([
    [3000, 3000, '100.0%', '100%'],
    [2999, 3000, '99.9%', '99%'],
    [1, 1_000_000, '0.1%', '1%'],
    [0, 3000, '0.0%', '0%'],
    [2, 3, '66.7%', '67%'],
    [5, 1000, '0.5%', '1%'],
  ])('is 0 or 100 only when exact: %s of %s', (part, whole, tenths, percent) =>
    expect([sayPercent(part, whole), sayWhole(part / whole)]).toEqual([tenths, percent]),
  );

  test('never rounds to 0 or 100 in any language', async () => {
    for (const language of SPOKEN_LANGUAGES) {
      await speak(language, language);
      const [none, all] = [sayPercent(0, 1), sayPercent(1, 1)];
      const said = [1, 2, 4999, 9995, 9998, 9999].map((part) => sayPercent(part, 10_000));
      expect(said.filter((one) => one === none || one === all)).toEqual([]);
    }
  });

  test('is contained in its bounds', () => {
    expect(sayRange(0, 0.001)).toBe('0% – 1%');
    expect(sayRange(0.998, 0.999)).toBe('99% – 100%');
    expect(sayRange(1, 1)).toBe('100%');
  });
});

test('has each id in one component', () => {
  const ids = COMPONENTS.flatMap((component) => Object.keys(readComponent('en', component)));
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});
