import { expect, test } from 'vitest';
import { choose, defineGame, toggle } from '../../../engine/model/game.ts';
import type { Variant } from '../../../engine/model/variant.ts';
import {
  completeOptions,
  everyOptions,
  makeOptions,
  parseOptions,
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

test('the usual answers are those the options name', () => {
  expect(usualAnswers(game)).toEqual({ turns: 'three', wild: false });
  expect(usualOptions(game)).toBe('turns=three;wild=false');
});

test('a game without options has the empty key alone', () => {
  expect(usualOptions(plain)).toBe('');
  expect(parseOptions(plain, '')).toEqual({});
  expect(everyOptions(plain)).toEqual(['']);
});

test('every key reads back to the answers it was made from', () => {
  for (const key of everyOptions(game)) expect(makeOptions(game, parseOptions(game, key)!)).toBe(key);
});

test('every combination of answers is one way to play', () => {
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
])('"%s" is no key of this game', (key) => {
  expect(parseOptions(game, key)).toBeUndefined();
});

test.each([
  ['', 'turns=three;wild=false'],
  ['turns=one', 'turns=one;wild=false'],
  ['wild=true', 'turns=three;wild=true'],
  ['turns=one;wild=true', 'turns=one;wild=true'],
])('the key "%s" of a version with fewer options is "%s" now', (older, now) => {
  expect(completeOptions(game, older)).toBe(now);
});

test.each(['turns=two', 'turns=one;turns=three', 'turns=one=one', 'suits=4', 'turns=one;', 'toString=one'])(
  '"%s" never was a key of this game',
  (key) => {
    expect(completeOptions(game, key)).toBeUndefined();
  },
);

test('a variant is made from what the answers stand for', () => {
  given.length = 0;
  game.variant({ turns: 'one', wild: true });
  game.variant({});
  expect(given).toEqual([
    [1, true],
    [3, false],
  ]);
});

test('an option that came after the former ones gives every way to play a key of its own', () => {
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
