import { expect, test } from 'vitest';
import { type Answers, choose, defineGame, onlyWith, toggle } from '../../../engine/model/game.ts';
import type { Variant } from '../../../engine/model/variant.ts';
import {
  completeOptions,
  everyOptions,
  makeOptions,
  offeredOptions,
  parseOptions,
  presentOptions,
  usualAnswers,
  usualOptions,
} from '../../../engine/model/options.ts';
import { Pile } from '../../../engine/model/pile.ts';

const talon = new Pile({ role: 'stock' });
const empty: Variant = { places: [], from: talon, deal: [], won: () => false, score: () => 0 };
const turns = choose('Dealing', { one: { label: 'One', turn: 1 }, three: { label: 'Three', turn: 3 } }, 'three');
const given: unknown[] = [];
const game = defineGame({
  id: 'test',
  name: 'Test',
  options: { turns, wild: toggle('Wild aces') },
  variant(chosen) {
    given.push([chosen.turns.turn, chosen.wild]);
    return empty;
  },
});
const plain = defineGame({ id: 'plain', name: 'Plain', variant: () => empty });

test('takes default answers from the options', () => {
  expect(usualAnswers(game)).toEqual({ turns: 'three', wild: false });
  expect(usualOptions(game)).toBe('turns=three;wild=false');
});

test('has only the empty key without options', () => {
  expect(usualOptions(plain)).toBe('');
  expect(parseOptions(plain, '')).toEqual({});
  expect(everyOptions(plain)).toEqual(['']);
});

test('restores answers from every key', () => {
  for (const key of everyOptions(game)) expect(makeOptions(game, parseOptions(game, key)!)).toBe(key);
});

test('treats every combination of answers as a version', () => {
  expect(everyOptions(game)).toEqual([
    'turns=one;wild=false',
    'turns=one;wild=true',
    'turns=three;wild=false',
    'turns=three;wild=true',
  ]);
});

test.each([
  '',
  'turns=one',
  'wild=false;turns=one',
  'turns=two;wild=false',
  'turns=one;wild=yes',
  'turns=one;wild=false;x=1',
  'turns=toString;wild=false',
  'toString=one;wild=false',
  'turns=one;wild=false;',
])('refuses the key "%s"', (key) => {
  expect(parseOptions(game, key)).toBeUndefined();
});

test.each([
  ['', 'turns=three;wild=false'],
  ['turns=one', 'turns=one;wild=false'],
  ['wild=true', 'turns=three;wild=true'],
  ['turns=one;wild=true', 'turns=one;wild=true'],
])('upgrades the key "%s" of a version with fewer options to "%s"', (older, now) => {
  expect(completeOptions(game, older)).toBe(now);
});

test.each(['turns=two', 'turns=one;turns=three', 'turns=one=one', 'suits=4', 'turns=one;', 'toString=one'])(
  'refuses the never valid key "%s"',
  (key) => {
    expect(completeOptions(game, key)).toBeUndefined();
  },
);

test('builds a variant from the answers’ values', () => {
  given.length = 0;
  game.variant({ turns: 'one', wild: true });
  game.variant({});
  expect(given).toEqual([
    [1, true],
    [3, false],
  ]);
});

test('offers an option only with the answers it needs', () => {
  const wild = onlyWith({ turns: ['three'] }, toggle('Wild aces'));
  const needing = defineGame({ id: 'needing', name: 'Needing', options: { turns, wild }, variant: () => empty });
  const keys = (answers?: Answers): string[] => offeredOptions(needing, answers).map(([key]) => key);
  for (const answers of [undefined, {}, { turns: 'three' }]) expect(keys(answers)).toEqual(['turns', 'wild']);
  expect(keys({ turns: 'one', wild: true })).toEqual(['turns']);
  expect(presentOptions(needing, 'turns=one;wild=true')).toBe('turns=one;wild=false');
  expect(presentOptions(needing, 'turns=three;wild=true')).toBe('turns=three;wild=true');
  expect(parseOptions(needing, 'turns=one;wild=true')).toEqual({ turns: 'one', wild: true });
});

test('gives every version its own key with a later option', () => {
  const passes = choose('Passes', { one: { label: 'One' }, endless: { label: 'Without limit' } }, 'endless');
  const grown = defineGame({
    id: 'grown',
    name: 'Grown',
    options: { turns, passes, wild: toggle('Wild aces') },
    former: { dealing: { three: { turns: 'three', passes: 'endless' }, one: { turns: 'one', passes: 'one' } } },
    variant: () => empty,
  });
  const keys = everyOptions(grown);
  expect(new Set(keys).size).toBe(8);
  for (const key of keys) expect(makeOptions(grown, parseOptions(grown, key)!)).toBe(key);
  expect(makeOptions(grown, { turns: 'one', passes: 'one' })).toBe('dealing=one');
  expect(makeOptions(grown, { turns: 'one', passes: 'one', wild: true })).toBe('turns=one;passes=one;wild=true');
  expect(parseOptions(grown, 'dealing=one')).toEqual({ turns: 'one', passes: 'one' });
});
