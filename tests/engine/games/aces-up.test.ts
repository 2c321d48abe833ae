import { describe, expect, it } from 'vitest';
import acesUp from '../../../engine/games/four-piles/aces-up.ts';
import { rankHints } from '../../../engine/session/hints.ts';
import { makeMove, parseMove } from '../../../engine/model/move.ts';
import { factsOf } from '../../../engine/session/pile-view.ts';
import { numberCounters, ROUNDS } from '../../../engine/model/counters.ts';
import { dealtFrom, inPlay, type Position } from './position.ts';

/** The only counter of the game's own. */
const BEST_COUNTER = numberCounters({ best: 1 }).best;

const [STOCK, FIRST, LAST, OUT] = [0, 1, 4, 5];
const cards = (count: number): string => Array.from({ length: count }, () => '2C').join(' ');

describe('a hand of Aces Up', () => {
  it('begins with four cards in a row, face up', () => {
    const game = dealtFrom(acesUp, '9C 4D KH 7S');
    expect(game.piles(FIRST, LAST)).toEqual(['9C', '4D', 'KH', '7S']);
    expect(game.table.size(STOCK)).toBe(48);
  });

  it('removes all but the highest card of a suit', () => {
    const game = inPlay(acesUp, { 1: '9C', 2: '4C', 3: 'KH', 4: 'JC' });
    expect([game.may('1'), game.may('2'), game.may('3'), game.may('4')]).toEqual([true, true, false, false]);
    game.play('2', '1');
    expect([game.pile(OUT), game.score]).toEqual(['4C 9C', 2]);
  });

  it('has the ace above the king', () => {
    const game = inPlay(acesUp, { 1: 'KS', 2: 'AS', 3: '2D', 4: 'AD' });
    expect([game.may('1'), game.may('2'), game.may('3'), game.may('4')]).toEqual([true, false, true, false]);
  });

  it('looks at the top cards only', () => {
    expect(inPlay(acesUp, { 1: '9C 3D', 2: '4C', 3: 'KH', 4: '7S' }).may('2')).toBe(false);
  });

  it('lets the top card of another pile into a gap, one at a time', () => {
    const game = inPlay(acesUp, { 1: '', 2: '9C 4D', 3: 'KH', 4: '7S' });
    expect([game.may('2>1'), game.may('2>1x2'), game.may('2>3')]).toEqual([true, false, false]);
    expect(game.play('2>1').piles(1, 2)).toEqual(['4D', '9C']);
  });

  it('moves no single card from gap to gap, so that the end is recognised', () => {
    expect(inPlay(acesUp, { 2: '9C', 3: 'KH', 4: '7S' }).legal()).toEqual([]);
  });

  it('hints cards to remove first, then gaps that free a card, other gaps, and a deal', () => {
    const hints = (piles: Readonly<Record<number, string>>): string[] => {
      const game = inPlay(acesUp, piles);
      const legal = game.legal().map((move) => parseMove(move)!);
      return rankHints(game.rules, game.table, legal, undefined).map(makeMove);
    };
    expect(hints({ 0: '2d 2h 2s 3d', 1: '9C', 2: '4C', 3: 'KH', 4: '7S' })).toEqual(['2', '0']);
    const gap = { 0: '2d 2h 2s 3d', 2: '9C 4D', 3: 'QC KH', 4: '7C JS' };
    expect(hints(gap)).toEqual(['2>1', '3>1', '4>1', '0']);
    expect(hints({ ...gap, 4: '3D JS' })[0]).toBe('4>1');
  });

  it('lets only aces into a gap with that option', () => {
    const game = inPlay(acesUp, { 1: '', 2: '9C 4D', 3: 'KH AH', 4: '7S' }, { aces: true });
    expect([game.may('2>1'), game.may('3>1')]).toEqual([false, true]);
  });

  it('deals the next four cards one on each pile, gaps too', () => {
    const game = inPlay(acesUp, { 0: '5c 6c 7c 8c 9c', 1: '2D', 2: '', 3: '2H', 4: '2S' });
    expect(game.play('0').piles(STOCK, LAST)).toEqual(['5c', '2D 9C', '8C', '2H 7C', '2S 6C']);
  });

  it('is won with only the four aces left', () => {
    const left = { 1: 'AC', 2: 'AD', 3: 'AH', 4: 'AS' };
    expect(inPlay(acesUp, { ...left, 5: cards(48) }).won).toBe(true);
    expect(inPlay(acesUp, { ...left, 4: 'AS 3S', 5: cards(47) }).won).toBe(false);
  });

  it('is over when the stock is used up', () => {
    const game = inPlay(acesUp, { 1: 'AC', 2: 'AD', 3: 'AH', 4: 'AS 3D', 5: cards(47) });
    expect(game.play('4').legal()).toEqual([]);
  });
});

/** The end of a hand with this many cards left beside the aces, after `hands` others, whose best scored `best`. */
function ending(left: number, hands = 0, best = 0): Position {
  const beside = '2C 3C 4C 5C 6C 7C 8C 9C TC'.split(' ').slice(0, left);
  const piles = { 1: [...beside, 'AC'].join(' '), 2: 'AD', 3: 'AH', 4: 'AS', 5: cards(48 - left) };
  const game = inPlay(acesUp, piles, { tournament: true });
  game.table.set(ROUNDS, hands);
  game.table.set(BEST_COUNTER, best);
  return game;
}

const shown = ({ rules, table }: Position): unknown[] =>
  factsOf(rules, table)
    .filter(({ kind }) => kind === 'hand' || kind === 'best')
    .map(({ value }) => value);

describe('a tournament of Aces Up', () => {
  it('counts the hand on a click on the empty stock, shuffles all cards and deals the next', () => {
    const game = ending(3).play('0');
    expect([game.table.counter(ROUNDS), game.table.counter(BEST_COUNTER), game.score]).toEqual([1, 45, 45]);
    expect([0, 1, 2, 3, 4, 5].map((pile) => game.table.size(pile))).toEqual([48, 1, 1, 1, 1, 0]);
  });

  it('counts no hand while a card can still be removed', () => {
    const game = inPlay(acesUp, { 1: 'AC', 2: 'AD', 3: 'AH', 4: 'AS 3D' }, { tournament: true });
    expect(game.may('0')).toBe(false);
    expect(game.play('4').may('0')).toBe(true);
  });

  it('keeps the best of its hands', () => {
    expect(ending(7, 1, 45).play('0').score).toBe(45);
    expect(ending(2, 1, 45).play('0').score).toBe(46);
  });

  it('shows the hand and the fewest cards left by a hand', () => {
    const game = ending(3);
    expect(shown(game)).toEqual([1, Infinity]);
    expect(shown(game.play('0'))).toEqual([2, 3]);
    expect(shown(ending(4, 4, 45).play('0'))).toEqual([5, 3]);
  });

  it('ends with the fifth hand, after which nothing can be played', () => {
    const game = ending(8, 4, 44);
    expect(game.won).toBe(false);
    expect(game.play('0').won).toBe(true);
    expect(game.legal()).toEqual([]);
  });

  it('is lost when the best hand left more than five cards', () => {
    expect(ending(6, 4, 40).play('0').won).toBe(false);
    expect(ending(5, 4, 40).play('0').won).toBe(true);
  });

  it('is won at once by a hand that leaves only the aces', () => {
    const game = inPlay(acesUp, { 1: 'AC', 2: 'AD 2C', 3: 'AH', 4: 'AS', 5: cards(47) }, { tournament: true });
    expect(game.won).toBe(false);
    expect(game.play('2').won).toBe(true);
  });
});
