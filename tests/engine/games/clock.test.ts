import { describe, expect, it, test } from 'vitest';
import { dealByNumber } from '../../../engine/legality/deal.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import clock from '../../../engine/games/picture/clock.ts';
import { inPlay, type Position } from './position.ts';

/* The hours as they lie, from the upper left; the middle is pile 6. */

const HOURS = 'JQAT29 384765';
const four = (rank: string): string => ['C', 'D', 'H', 'S'].map((suit) => rank + suit).join(' ');
const hours = Object.fromEntries(HOURS.split('').flatMap((rank, at) => (rank === ' ' ? [] : [[at, four(rank)]])));

/** All lie at their hours but the card to be played. */
const nearlyWon = (hour: number, cards: string, middle: string): Position =>
  inPlay(clock, { ...hours, [hour]: cards, 6: middle });

const rules = new RuleSet(clock.variant({}));

describe('a card at its hour in Clock', () => {
  it('counts once it is face up, and in a won game whichever side is up', () => {
    const position = nearlyWon(2, 'ks ad AH AS', 'KC KD KH AC');
    expect([position.won, position.score]).toEqual([false, 46]);
    position.play('6>2');
    expect([position.won, position.score, position.pile(2)]).toEqual([true, 48, 'ad AH AS AC']);
  });

  it('does not count while it is face down, as in every deal', () => {
    for (let deal = 1; deal <= 20; deal++)
      expect(rules.variant.score?.(dealByNumber(rules.variant, deal, rules).table)).toBe(0);
  });

  it('does not count elsewhere', () => {
    expect(inPlay(clock, { 2: 'AC 2C', 4: 'AD 2D', 6: 'AH' }).score).toBe(2);
  });
});

/** There is at most one move at a time. */
function isWon(number: number): boolean {
  const { table } = dealByNumber(rules.variant, number, rules);
  const found = new Moves();
  for (rules.legalMoves(table, found); found.length > 0 && !rules.variant.won(table); rules.legalMoves(table, found)) {
    rules.make(table, found.list[0]!);
  }
  return rules.variant.won(table);
}

test('is won in about one deal in five, as the page says', () => {
  const won = Array.from({ length: 1000 }, (_, at) => isWon(at + 1)).filter(Boolean).length;
  expect(won / 1000).toBeCloseTo(0.205, 1);
});
