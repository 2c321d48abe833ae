import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { DealtGame } from '../../engine/legality/deal.ts';
import { REDEALS, ROUNDS } from '../../engine/model/counters.ts';
import { isFaceDown, rankOf } from '../../engine/model/card.ts';
import type { Reason } from '../../engine/model/reason.ts';
import { dealMove, reasonNoClick, reasonNoDeal } from '../../engine/legality/redeal.ts';
import { reasonNoTarget } from '../../engine/legality/refusal.ts';
import type { Role } from '../../engine/model/pile.ts';
import { deal, playAtRandom, positionOf, ways } from '../engine/play.ts';
import { deals, MAX_MOVES } from './deals.ts';

const cardsOn = ({ rules, table }: DealtGame, role: Role): number =>
  rules.variant.places
    .filter(({ pile }) => pile.rules.role === role)
    .reduce((sum, { pile }) => sum + table.size(pile.index), 0);

const emptyAmong = ({ rules, table }: DealtGame, role: Role): number[] =>
  rules.variant.places
    .filter(({ pile }) => pile.rules.role === role && table.size(pile.index) === 0)
    .map(({ pile }) => pile.index);

const stockLies = ({ rules, table }: DealtGame, how: 'open' | 'hidden'): boolean =>
  rules.piles
    .filter(({ index, rules: { role } }) => role === 'stock' && table.size(index) > 0)
    .some(({ index }) => isFaceDown(table.top(index)) === (how === 'hidden'));

const canDrag = ({ rules, table }: DealtGame): boolean => {
  const piles = rules.piles.map(({ index }) => index);
  return piles.some((from) => rules.lifts(table, from) > 0 && piles.some((to) => rules.accepts(table, from, 1, to)));
};

/** The condition that must hold in a position where a deal is refused for this reason. */
const HOLDS: Partial<Record<Reason['code'], (dealt: DealtGame, reason: Reason) => boolean>> = {
  'no-stock': ({ rules }) => rules.variant.places.every(({ pile }) => pile.rules.role !== 'stock'),
  'by-itself': (dealt) => stockLies(dealt, 'hidden'),
  dealt: (dealt) => cardsOn(dealt, 'stock') === 0,
  once: (dealt) => cardsOn(dealt, 'stock') === 0,
  nothing: (dealt) => cardsOn(dealt, 'stock') + cardsOn(dealt, 'waste') === 0,
  'no-redeal': (dealt, { count }) => cardsOn(dealt, 'stock') === 0 && dealt.table.counter(REDEALS) === count,
  unplayed: (dealt) => cardsOn(dealt, 'stock') > 0 && cardsOn(dealt, 'waste') > 0,
  locked: (dealt) => cardsOn(dealt, 'stock') > 0 && cardsOn(dealt, 'waste') > 0,
  removable: (dealt) => cardsOn(dealt, 'tableau') > 1,
  movable: canDrag,
  full: (dealt) => emptyAmong(dealt, 'tableau').length === 0,
  hole: (dealt, { count, pile }) =>
    emptyAmong(dealt, 'tableau').length === count && dealt.table.size(pile!) === 0 && cardsOn(dealt, 'stock') > 0,
  king: (dealt, { pile }) => {
    const { rules, table } = dealt;
    const king = (from: number): boolean =>
      Array.from({ length: rules.lifts(table, from) }, (_, i) => i + 1).some(
        (count) => rankOf(table.at(from, table.size(from) - count)) === 13 && rules.accepts(table, from, count, pile!),
      );
    return rules.piles.some(({ index }) => king(index));
  },
  base: (dealt) => cardsOn(dealt, 'foundation') === 0,
  choices: ({ table }, { count }) => table.counter(ROUNDS) === count,
  unmoved: (dealt) => cardsOn(dealt, 'stock') === 0,
  unshifted: ({ rules, table }) => {
    const [before, mark] = [positionOf(table).piles, table.end];
    const stock = rules.piles.find((pile) => pile.rules.role === 'stock')!;
    stock.rules.tap!.run(table, stock.index);
    const after = positionOf(table).piles;
    table.undo(mark);
    return isDeepStrictEqual(after, before);
  },
  'no-future': (dealt) => cardsOn(dealt, 'stock') === 0,
  'no-place': (dealt) => emptyAmong(dealt, 'tableau').length === 0,
  'closed-up': (dealt) => cardsOn(dealt, 'stock') === 0,
  opened: (dealt) => stockLies(dealt, 'open'),
  begun: (dealt) => cardsOn(dealt, 'stock') > 0,
  hands: (dealt) => cardsOn(dealt, 'stock') === 0,
  rounds: (dealt, { count }) => cardsOn(dealt, 'stock') > 0 && dealt.table.counter(REDEALS) + 1 === count,
};

/** Returns why a click that plays cards does nothing on a pile. */
function whyNoPlay({ rules, table }: DealtGame, pile: number): Reason | undefined {
  const size = table.size(pile);
  return size > 0 ? reasonNoTarget(rules, table, pile, size - 1) : reasonNoClick(rules, table, pile);
}

/** The number of positions, over all versions, whose stock could not be dealt. */
let blockedStocks = 0;
/** Clicks asked about, in all ways. */
let clicks = 0;

describe.each(ways)('$name', (way) => {
  test('gives a true reason for a refused deal', () => {
    for (const number of deals.slice(0, 5)) {
      const dealt = deal(way, number);
      playAtRandom(dealt, number, MAX_MOVES, () => {
        const blocked = reasonNoDeal(dealt.rules, dealt.table);
        expect(blocked === undefined).toBe(dealMove(dealt.rules, dealt.table) !== undefined);
        if (blocked) expect(HOLDS[blocked.reason.code]?.(dealt, blocked.reason), blocked.reason.code).toBe(true);
      });
    }
  });

  test('gives the same reason for a click on the stock as for the Deal command', () => {
    const wrong: string[] = [];
    for (const number of deals.slice(0, 5)) {
      const dealt = deal(way, number);
      playAtRandom(dealt, number, MAX_MOVES, () => {
        const blocked = reasonNoDeal(dealt.rules, dealt.table);
        if (blocked?.pile === undefined || stockLies(dealt, 'open')) return;
        blockedStocks++;
        const why = whyNoPlay(dealt, blocked.pile);
        if (!isDeepStrictEqual(why, blocked.reason)) wrong.push(`${why?.code} instead of ${blocked.reason.code}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  test('gives a reason for every refused click', () => {
    const dealt = deal(way, 1);
    const wrong: string[] = [];
    playAtRandom(dealt, 1, MAX_MOVES, () => {
      for (const { pile } of dealt.rules.variant.places) {
        const { tap, role } = pile.rules;
        const isDone = tap?.can(dealt.table, pile.index) === true;
        if (!isDone && role !== 'stock' && (!tap || dealt.table.size(pile.index) === 0)) continue;
        clicks++;
        const why = reasonNoClick(dealt.rules, dealt.table, pile.index);
        if ((why === undefined) !== isDone) wrong.push(`pile ${pile.index}: ${why?.code}`);
      }
    });
    expect(wrong).toEqual([]);
  });
});

test('checked clicks of many games', () => {
  expect(clicks).toBeGreaterThan(20_000);
  expect(blockedStocks).toBeGreaterThan(5000);
});
