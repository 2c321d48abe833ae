import { expect, test } from 'vitest';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { en } from '../../../renderer/words/en.ts';
import { hasWord, say, sayPercent, sayTime, type Values, type Word } from '../../../renderer/words/say.ts';

const WORDS = Object.keys(en).filter(hasWord);

/** Something for every argument of a message. */
function valuesOf(word: Word): Values {
  const values: Record<string, string | number> = {};
  const visit = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if (element.type === TYPE.argument) values[element.value] ??= 'something';
      if (element.type === TYPE.number || element.type === TYPE.plural) values[element.value] = 2;
      if (element.type === TYPE.plural) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(en[word]));
  return values;
}

test('every message has words and can be said', () => {
  for (const word of WORDS) {
    const said = say(word, valuesOf(word));
    expect([word, said.trim().length > 0 && !/[{}]/.test(said)]).toEqual([word, true]);
  }
});

test.each([
  ['status.moves', { value: 1 }, '1 move'],
  ['status.moves', { value: 1204 }, '1,204 moves'],
  ['status.redeals', { value: 0 }, 'No redeal'],
  ['said.picked', { card: 'Ten of clubs', count: 1 }, 'Ten of clubs picked up.'],
  ['said.picked', { card: 'ten of clubs', count: 3 }, '3 cards picked up, from ten of clubs.'],
  ['picker.count', { count: 0 }, 'No game'],
] as const)('%s says "%s"', (word, values, said) => expect(say(word, values)).toBe(said));

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [247_000, '4:07'],
  [3_723_000, '1:02:03'],
])('%i milliseconds are said as %s', (time, said) => expect(sayTime(time)).toBe(said));

test('a percentage has one decimal', () => {
  expect(sayPercent(1, 3)).toBe('33.3 %');
  expect(sayPercent(0, 0)).toBe('0.0 %');
});
