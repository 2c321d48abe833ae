import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCard } from '../../../engine/rules.ts';
import { capital, sayCard } from '../../../renderer/words/table/cards.ts';
import { ENGLISH, type Word } from '../../../renderer/words/catalogue/catalogue.ts';
import { de } from '../../../renderer/words/de/index.ts';
import { speak } from '../../../renderer/words/say.ts';

beforeAll(() => speak('de', 'de-DE'));
afterAll(() => speak('en', 'en'));

test.each([
  ['QS', 'Pik-Dame'],
  ['TH', 'Herz-Zehn'],
  ['AC', 'Kreuz-Ass'],
  ['7D', 'Karo-Sieben'],
  ['?R', 'Joker'],
  ['qh', 'verdeckte Karte'],
])('%s is said as "%s"', (name, said) => expect(sayCard(parseCard(name)!)).toBe(said));

test('a sentence begins with a capital of its own language', () => {
  expect(capital('übrige Karten')).toBe('Übrige Karten');
});

/** All texts in both languages: messages by their names, options and answers by their English labels. */
const both: readonly (readonly [name: string, english: string, german: string])[] = [
  ...Object.entries(de.messages).map(([name, german]) => [name, ENGLISH.messages[name as Word], german] as const),
  ...Object.entries(de.choices).map(([english, german]) => [english, english, german] as const),
];

test('a redeal is called by one word, and a redo by another', () => {
  const redeals = both.filter(
    ([name, english]) => /redeal/i.test(`${name} ${english}`) && !name.endsWith('-none') && !/^facts\..+-/.test(name),
  );
  expect(redeals.filter(([, , german]) => !/neu ?(ge)?geb/i.test(german))).toEqual([]);
  const redos = both.filter(([name]) => /redo/.test(name) && !/redone/.test(name));
  expect(redos.filter(([, , german]) => !/wiederhol/i.test(german))).toEqual([]);
  const others = both.filter(([name]) => !/redo/.test(name));
  expect(others.filter(([, , german]) => /wiederhol|neu ?(aus|ver)(teil|leg)/i.test(german))).toEqual([]);
});
