import { describe, expect, test } from 'vitest';
import { KING } from '../../../engine/model/card.ts';
import type { Answers } from '../../../engine/model/game.ts';
import { findGame } from '../../../engine/games/index.ts';
import type { Reason } from '../../../engine/model/reason.ts';
import { reasonNoClick, reasonNoDeal } from '../../../engine/legality/redeal.ts';
import { ROUNDS } from '../../../engine/model/counters.ts';
import { dealtFrom, inPlay, type Position } from '../games/position.ts';

type Piles = Readonly<Record<number, string>>;

const laid = (id: string, piles: Piles, answers: Answers = {}): Position => inPlay(findGame(id)!, piles, answers);
const dealReason = ({ rules, table }: Position): Reason | undefined => reasonNoDeal(rules, table)?.reason;

/** Gives each pile in a range of numbers the same cards. */
const inEach = (from: number, to: number, cards: string): Piles =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [from + at, cards]));

describe('the reason of a refused deal', () => {
  const spider = { 0: 'ac 2c 3c 4c 5c 6c 7c 8c 9c tc', ...inEach(9, 18, '5H') };

  test.each<[string, Position, Reason]>([
    [
      'how many columns are empty, and the first of them, in Spider',
      laid('spider', { ...spider, 9: '', 12: '' }),
      { code: 'hole', count: 2, pile: 9 },
    ],
    [
      'that all is dealt before anything else in Spider',
      laid('spider', { ...spider, 0: '', 9: '' }),
      { code: 'dealt' },
    ],
    [
      'that a king can be moved to the empty column in Easthaven',
      laid('easthaven', { 0: 'ac 2c 3c', 5: '3H KS', 7: '2D', 8: '4D', 9: '6D', 10: '8D', 11: '9C' }),
      { code: 'king', pile: 6 },
    ],
    [
      'that pairs are left in Baroness',
      laid('baroness', { 0: 'ac', 1: 'QC', 2: 'AH', 3: '2D', 4: '2S', 5: '2H' }),
      { code: 'removable' },
    ],
    [
      'that a column is empty in Baroness',
      laid('baroness', { 0: 'ac', 1: 'QC', 2: '5H' }),
      { code: 'hole', count: 3, pile: 3 },
    ],
    [
      'that the card before has not been played in Sir Tommy',
      laid('sir-tommy', { 0: 'ac', 1: '5C' }),
      { code: 'unplayed' },
    ],
    ['that the base card is not chosen in Glenwood', laid('glenwood', { 0: 'ac' }), { code: 'base' }],
    ['that both are empty in Valentine', laid('valentine', {}), { code: 'nothing' }],
    ['that it would change nothing in Cruel', dealtFrom(findGame('cruel')!, ''), { code: 'unshifted' }],
    ['that no card has a future in Amazons', laid('amazons', { 1: 'AC', 5: '9C' }), { code: 'no-future' }],
    ['that a card can still be moved in Gaps', dealtFrom(findGame('gaps')!, ''), { code: 'movable' }],
    ['that its cards come by themselves in Block Ten', dealtFrom(findGame('block-ten')!, ''), { code: 'by-itself' }],
    ['that there is no stock in FreeCell', dealtFrom(findGame('freecell')!, ''), { code: 'no-stock' }],
  ])('%s', (_, position, reason) => expect(dealReason(position)).toEqual(reason));

  test('says in Hamilton that all three cards to choose from are there', () => {
    const game = dealtFrom(findGame('hamilton')!, '').play('0', '0', '0');
    expect(dealReason(game)).toEqual({ code: 'choices', count: 3 });
  });

  test('says in Aces Up that the tournament is over or cards are left', () => {
    const game = laid('aces-up', { 1: '9C', 2: '4C' }, { tournament: true });
    expect(dealReason(game)).toEqual({ code: 'removable' });
    game.table.set(ROUNDS, 5);
    expect(dealReason(game)).toEqual({ code: 'hands', count: 5 });
  });

  test('says in Camelot that the places are full', () => {
    expect(dealReason(laid('camelot', { 16: 'ac', ...inEach(0, 15, '5H') }))).toEqual({ code: 'full' });
  });
});

describe('the reason of an ineffective click', () => {
  test.each<[string, Position, number, Reason]>([
    ['that others lie on it', dealtFrom(findGame('elevator')!, ''), 2, { code: 'covered' }],
    ['that the waste does not take it', laid('golf', { 1: '5C', 2: '9H' }), 2, { code: 'misfit' }],
    ['that only a king goes alone', laid('helsinki', { 1: '5C' }), 1, { code: 'alone', rank: KING }],
    ['that cards are still being laid out', laid('camelot', { 0: '5C', 16: 'ac' }), 0, { code: 'filling' }],
    ['that nothing beats it', laid('fortunes', { 1: '5C', 2: '9H' }), 1, { code: 'unbeaten' }],
    ['that none is like it', laid('first-law', { 1: '5C', 2: '9H' }), 2, { code: 'unlike' }],
  ])('%s', (_, { rules, table }, pile, reason) => expect(reasonNoClick(rules, table, pile)).toEqual(reason));

  test('is absent where a click works or never would', () => {
    const { rules, table } = laid('golf', { 0: 'ac', 1: '5C', 2: '6H' });
    expect([0, 1, 2].map((pile) => reasonNoClick(rules, table, pile))).toEqual([undefined, undefined, undefined]);
  });
});
