import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCard } from '../../../engine/rules.ts';
import { capital, sayCard } from '../../../renderer/words/table/cards.ts';
import { speak } from '../../../renderer/words/say.ts';
import { START_COMPONENTS, textsIn } from '../../tools/words/catalogues.ts';

beforeAll(() => speak('de', 'de-DE'));
afterAll(() => speak('en', 'en'));

test.each([
  ['QS', 'Pik-Dame'],
  ['TH', 'Herz-Zehn'],
  ['AC', 'Kreuz-Ass'],
  ['7D', 'Karo-Sieben'],
  ['?R', 'Joker'],
  ['qh', 'verdeckte Karte'],
])('says %s as "%s"', (name, said) => expect(sayCard(parseCard(name)!)).toBe(said));

test('begins sentences with a capital', () => {
  expect(capital('übrige Karten')).toBe('Übrige Karten');
});

const SEEN = [...START_COMPONENTS, 'extra'] as const;
const ENGLISH = textsIn('en', SEEN);

/** All messages in both languages. */
const both: readonly (readonly [name: string, english: string, german: string])[] = Object.entries(
  textsIn('de', SEEN),
).map(([name, german]) => [name, ENGLISH[name]!, german] as const);

test('distinguishes redeal and redo by one word each', () => {
  const redeals = both.filter(
    ([name, english]) => /redeal/i.test(`${name} ${english}`) && !name.endsWith('-none') && !/^facts\..+-/.test(name),
  );
  expect(redeals.filter(([, , german]) => !/neu ?(ge)?geb/i.test(german))).toEqual([]);
  const redos = both.filter(([name]) => /redo/.test(name) && !/redone/.test(name));
  expect(redos.filter(([, , german]) => !/wiederhol/i.test(german))).toEqual([]);
  const others = both.filter(([name]) => !/redo/.test(name));
  expect(others.filter(([, , german]) => /wiederhol|neu ?(aus|ver)(teil|leg)/i.test(german))).toEqual([]);
});
