import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCard } from '../../../engine/index.ts';
import { MENU_NAMES } from '../../../preload/api.ts';
import { capital, sayCard } from '../../../renderer/words/cards.ts';
import { CATALOGUES, LANGUAGES } from '../../../renderer/words/language.ts';
import { speak } from '../../../renderer/words/say.ts';

beforeAll(() => speak('de', 'de-DE'));
afterAll(() => speak('en', 'en'));

test.each([
  ['QS', 'Pik Dame'],
  ['TH', 'Herz Zehn'],
  ['AC', 'Kreuz Ass'],
  ['7D', 'Karo Sieben'],
  ['?R', 'Joker'],
  ['qh', 'verdeckte Karte'],
])('%s is said as "%s"', (name, said) => expect(sayCard(parseCard(name)!)).toBe(said));

test('a sentence begins with a capital of its own language', () => {
  expect(capital('übrige Karten')).toBe('Übrige Karten');
});

test.each(LANGUAGES)('every label of the menu in %s has one letter that opens it', (language) => {
  const labels = MENU_NAMES.map((name) => CATALOGUES[language][`menu.${name}`]);
  expect(labels.filter((label) => label.split('&').length !== 2 || label.endsWith('&'))).toEqual([]);
});
