import { describe, expect, test } from 'vitest';
import type { PileRules } from '../../../engine/model/pile.ts';
import { reasonNoDrop, reasonNoTarget } from '../../../engine/legality/refusal.ts';
import type { Reason } from '../../../engine/model/reason.ts';
import { cell, foundation, gone, reserve, waste } from '../../../engine/vocabulary/piles.ts';
import { addUpTo, build, kings, sameRank, upOrDown, anySuit } from '../../../engine/vocabulary/relations.ts';
import { card, rulesOf, table } from '../table.ts';
import { COLUMN, HOME } from '../tiny.ts';

interface Case {
  readonly what: string;
  readonly from?: PileRules;
  readonly to: PileRules;
  readonly piles: readonly [string, string];
  readonly count: number;
  readonly reason: Reason['code'];
}

test.each<Case>([
  { what: 'a card face down', to: COLUMN, piles: ['kh QS', ''], count: 2, reason: 'facedown' },
  { what: 'cards that are no run', to: COLUMN, piles: ['KH 9S', ''], count: 2, reason: 'run' },
  {
    what: 'a card that is shut in',
    from: { ...COLUMN, closed: () => true },
    to: COLUMN,
    piles: ['KH', ''],
    count: 1,
    reason: 'covered',
  },
  { what: 'a card that does not fit', to: COLUMN, piles: ['KH', 'QS'], count: 1, reason: 'order' },
  {
    what: 'a card that may not start a pile',
    to: { ...COLUMN, start: kings },
    piles: ['QH', ''],
    count: 1,
    reason: 'empty',
  },
  { what: 'too many cards', to: { ...COLUMN, most: 1 }, piles: ['QH JS', 'KS'], count: 2, reason: 'many' },
  { what: 'two cards for a foundation', to: HOME, piles: ['2S AH', ''], count: 1, reason: 'many' },
  { what: 'a waste that takes none', to: waste(), piles: ['KH', ''], count: 1, reason: 'turned-to' },
  { what: 'a reserve that takes none', to: reserve(), piles: ['KH', ''], count: 1, reason: 'played-from' },
  { what: 'the pile of removed cards', to: gone().rules, piles: ['KH', ''], count: 1, reason: 'removed-to' },
  { what: 'the stock', to: { role: 'stock' }, piles: ['KH', ''], count: 1, reason: 'dealt-from' },
  {
    what: 'a card with others on it',
    to: { ...COLUMN, covered: () => true },
    piles: ['QH', 'KS'],
    count: 1,
    reason: 'buried',
  },
  {
    what: 'a pile out of reach',
    to: { ...COLUMN, reach: () => false },
    piles: ['QH', 'KS'],
    count: 1,
    reason: 'closed',
  },
  {
    what: 'a pile out of reach that says why',
    to: { ...COLUMN, reach: () => false, outOfReach: 'gap' },
    piles: ['QH', 'KS'],
    count: 1,
    reason: 'gap',
  },
  {
    what: 'a card that would not fit there in reach either',
    to: { ...COLUMN, reach: () => false, outOfReach: 'gap' },
    piles: ['KH', 'QS'],
    count: 1,
    reason: 'order',
  },
  { what: 'a full cell', to: cell(), piles: ['QH', 'KS'], count: 1, reason: 'taken' },
])('$what is refused as $reason', ({ from = COLUMN, to, piles, count, reason }) => {
  expect(reasonNoDrop(rulesOf([from, to]), table(...piles), 0, count, 1).code).toBe(reason);
});

test('refuses a card that may only go home as home-only on other piles', () => {
  const column = { ...COLUMN, near: () => false };
  const rules = rulesOf([reserve(), column, HOME]);
  const position = table('QH', 'KS', '');
  expect(reasonNoDrop(rules, position, 0, 1, 1).code).toBe('home-only');
});

describe('cards that would fit', () => {
  const golf = { ...COLUMN, build: build(upOrDown, anySuit) };
  test.each<[what: string, to: PileRules, piles: readonly [string, string], facts: Partial<Reason>]>([
    ['a colour', COLUMN, ['KH', 'TS'], { card: card('TS'), fits: { ranks: [9], suits: 'red' } }],
    ['a suit', HOME, ['KH', '5H'], { card: card('5H'), fits: { ranks: [6], suits: 2 } }],
    ['two ranks', golf, ['KH', '7C'], { card: card('7C'), fits: { ranks: [6, 8], suits: 'any' } }],
    ['nothing at all', COLUMN, ['KH', 'AS'], { card: card('AS'), fits: { ranks: [], suits: 'any' } }],
    ['what may begin a pile', { ...COLUMN, start: kings }, ['QH', ''], { fits: { ranks: [13], suits: 'any' } }],
  ])('%s', (_, to, piles, facts) => {
    expect(reasonNoDrop(rulesOf([COLUMN, to]), table(...piles), 0, 1, 1)).toMatchObject(facts);
  });

  test('is omitted when it takes more than a few words', () => {
    const many = { ...COLUMN, build: (one: number, onto: number) => one !== onto };
    expect(reasonNoDrop(rulesOf([COLUMN, many]), table('KH', 'KH'), 0, 1, 1)).toEqual({
      code: 'order',
      card: card('KH'),
    });
  });
});

describe('a card that can go nowhere', () => {
  const why = (rules: readonly PileRules[], piles: readonly string[], index: number): Reason =>
    reasonNoTarget(rulesOf(rules), table(...piles), 0, index);

  test('is refused with the cards it could lie on', () => {
    const nine = { code: 'nowhere', card: card('9H'), fits: { ranks: [10], suits: 'black' } };
    expect(why([COLUMN, COLUMN], ['KS 9H', '2D'], 1)).toEqual(nine);
    expect(why([waste(), COLUMN], ['9H', '2D'], 0)).toEqual(nine);
  });

  test('is refused with its possible partners', () => {
    const pair: PileRules = { role: 'tableau', lift: 'top', build: addUpTo(13) };
    expect(why([pair, pair], ['9H', '2D'], 0)).toMatchObject({ fits: { ranks: [4], suits: 'any' } });
    const alike: PileRules = { role: 'tableau', lift: 'top', build: sameRank };
    expect(why([alike, alike], ['9H', '2D'], 0)).toMatchObject({ fits: { ranks: [9], suits: 'any' } });
  });

  test('is refused with what holds it in place', () => {
    expect(why([COLUMN, COLUMN], ['9h KS', ''], 0)).toEqual({ code: 'facedown' });
    expect(why([COLUMN, COLUMN], ['9H KS', ''], 0)).toEqual({ code: 'run' });
    expect(why([COLUMN, { ...COLUMN, most: 1 }], ['9H 8S', 'TS'], 0)).toEqual({ code: 'many' });
    expect(why([HOME, COLUMN], ['AS', ''], 0)).toEqual({ code: 'home' });
    expect(why([foundation({ lift: 'nothing' }), COLUMN], ['AS', ''], 0)).toEqual({ code: 'stays' });
    expect(why([waste()], ['KS'], 0)).toEqual({ code: 'nowhere', card: card('KS') });
  });
});
