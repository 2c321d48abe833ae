import { describe, expect, test } from 'vitest';
import klondike from '../../../engine/games/klondike/klondike.ts';
import freecell from '../../../engine/games/freecell/freecell.ts';
import { SCORE } from '../../../engine/model/counters.ts';
import { makeMove } from '../../../engine/model/move.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import type { Card } from '../../../engine/model/card.ts';
import { finishingMoves } from '../../../engine/session/finish.ts';
import { ACE_TO_KING, inPlay, laidOn, suit } from '../games/position.ts';
import { card } from '../table.ts';

/* In Klondike the stock is pile 0, the waste 1, the foundations 2 to 5, the columns 6 to 12. */

const home = (letter: string, ranks = ACE_TO_KING): string => suit(letter, ranks);
const OTHERS_HOME = { 2: home('S'), 3: home('D'), 4: home('C') };
const TO_QUEEN = ACE_TO_KING.slice(0, -1);
const TO_JACK = ACE_TO_KING.slice(0, -2);
const TO_TEN = ACE_TO_KING.slice(0, -3);

interface Asked {
  readonly game?: Game;
  readonly answers?: Answers;
  readonly points?: number;
  readonly held?: readonly Card[];
}

/** The moves that finish a game in mid-play, in notation. */
function finishing(
  piles: Record<number, string>,
  { game = klondike, answers = {}, points = 0, held = [] }: Asked = {},
) {
  const { rules, table } = inPlay(game, piles, answers);
  if (points > 0) table.add(SCORE, points);
  return finishingMoves({ rules, table, laid: laidOn(table) }, new Set(held))?.map(makeMove);
}

describe('a game with nothing left to decide', () => {
  test('takes the last card from the waste, however many are turned at a time', () => {
    for (const turning of ['one', 'three'])
      expect(finishing({ ...OTHERS_HOME, 5: home('H', TO_QUEEN), 1: 'KH' }, { answers: { turning } })).toEqual(['1>5']);
  });

  test('turns the stock for the last card, which is known though it lies face down', () => {
    for (const turning of ['one', 'three'])
      expect(finishing({ ...OTHERS_HOME, 5: home('H', TO_QUEEN), 0: 'Kh' }, { answers: { turning } })).toEqual([
        '0',
        '1>5',
      ]);
  });

  test('turns the stock again and again while that costs nothing', () => {
    const turned = { ...OTHERS_HOME, 5: home('H', TO_JACK), 1: 'QH KH' };
    expect(finishing(turned)).toEqual(['0', '0', '1>5', '0', '1>5']);
    const endless = { turning: 'one', passes: 'endless', scoring: 'standard' };
    expect(finishing(turned, { answers: endless, points: 500 })).toBeUndefined();
    expect(finishing(turned, { answers: { passes: 'one' } })).toBeUndefined();
    expect(finishing(turned, { answers: { passes: 'two' } })).toEqual(['0', '0', '1>5', '0', '1>5']);
  });

  test('turns hidden cards when every order wins, although passes are limited', () => {
    const unseen = { ...OTHERS_HOME, 5: home('H', TO_JACK), 0: 'Kh Qh' };
    expect(finishing(unseen, { answers: { turning: 'one', passes: 'two' } })).toEqual(['0', '1>5', '0', '1>5']);
  });

  test('sends cards home from columns and cells, though none of them is safe', () => {
    const homes = { 4: home('H', TO_JACK), 5: home('S', TO_QUEEN), 6: home('D', TO_QUEEN), 7: home('C') };
    const moves = finishing(
      { ...homes, 0: 'KS', 8: 'KH QH', 9: 'KD' },
      { game: freecell, answers: { automatic: false } },
    );
    expect(moves).toEqual(['0>5', '8>4', '8>4', '9>6']);
  });
});

describe('a game that is not finished automatically', () => {
  test('is one that depends on the order of hidden cards', () => {
    const unseen = { ...OTHERS_HOME, 5: home('H', TO_TEN), 0: 'Kh Qh Jh' };
    expect(finishing(unseen, { answers: { turning: 'one' } })).toEqual(['0', '1>5', '0', '1>5', '0', '1>5']);
    expect(finishing(unseen, { answers: { turning: 'one', passes: 'one' } })).toBeUndefined();
    expect(finishing(unseen, { answers: { turning: 'three' } })).toBeUndefined();
  });

  test('keeps a card that the player took back', () => {
    const turned = { ...OTHERS_HOME, 5: home('H', TO_QUEEN), 1: 'KH' };
    expect(finishing(turned, { held: [card('KH')] })).toBeUndefined();
  });

  test('is one where a card must go to a column first', () => {
    expect(finishing({ ...OTHERS_HOME, 5: home('H', TO_JACK), 6: 'QH KH' })).toBeUndefined();
  });
});
