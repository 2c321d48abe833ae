import { describe, expect, test } from 'vitest';
import { either } from '../either.ts';
import match from '../../../engine/games/freecell/match-solitaire.ts';
import { isMatchText, makeMatch, parseMatch } from '../../../engine/notation/match-notation.ts';
import type { Misread } from '../../../engine/session/fault.ts';
import { drag } from '../../../engine/model/move.ts';
import { makeOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { Session } from '../../../engine/session/session.ts';
import { collectedIn, play, printed, printedDeal, pilesOfRole, topped } from '../games/match.ts';
import { ways } from '../play.ts';
import { pilesOf } from '../table.ts';

describe('the printed games', () => {
  test('collects all thirty-nine cards in fifty-five tokens in the open one', () => {
    const session = play(`3x3x13x5+0 ${printed.open.join(' ')}`, printedDeal);
    expect(printed.open).toHaveLength(55);
    expect(session.moveCount).toBe(55);
    expect(session.score).toBe(39);
    expect(session.won).toBe(true);
  });

  test('ends with three cards collected in the closed one', () => {
    const session = play(`3x3x13x5-0 ${printed.closed.join(' ')}`, printedDeal);
    expect(session.score).toBe(3);
    expect(session.won).toBe(false);
  });

  test('are written as they are printed', () => {
    const [open, closed] = [`3x3x13x5+0 ${printed.open.join(' ')}`, `3x3x13x5-0 ${printed.closed.join(' ')}`];
    expect(makeMatch(play(open, printedDeal))).toBe(open);
    expect(makeMatch(play(closed, printedDeal))).toBe(closed);
  });
});

describe('a line', () => {
  test.each([
    ['3x3x13x5+1', {}],
    ['2x1x1x3+1', { pack: '2x1', matches: '1', columns: '3' }],
    ['4x2x26x8-1', { pack: '4x2', matches: '26', columns: '8', closed: true }],
    ['3x3ix13x5+1', { ignore: true }],
  ])('reads the version from %s', (id, answers) => {
    expect(play(id).options).toBe(makeOptions(match, answers));
    expect(makeMatch(play(id))).toBe(id);
  });

  test('gives the number of the deal', () => expect(play('3x3x13x5+2147483647').deal).toBe(2147483647));

  test('may join tokens, use capitals, several lines and a long dash', () => {
    const moves = play('3x3x13x5-7 ++ + 1a').save();
    for (const text of ['3x3x13x5-7 +++1a', ' 3X3X13X5-7\n+\r\n++\t1A ', '3x3x13x5−7 + ++ 1a'])
      expect(play(text).save()).toEqual(moves);
  });

  test('is recognised by its beginning', () => {
    expect(isMatchText(' 3x3x13x5+1 1a')).toBe(true);
    expect(isMatchText('baize:klondike#3')).toBe(false);
    expect(isMatchText('3')).toBe(false);
  });

  test.each<[string, Misread]>([
    ['3x3x13+1', { token: 1, text: '3x3x13+1', why: 'id' }],
    ['3x3x13x5', { token: 1, text: '3x3x13x5', why: 'id' }],
    ['5x3x13x5+1', { token: 1, text: '5x3x13x5+1', why: 'pack' }],
    ['3x4x13x5+1', { token: 1, text: '3x4x13x5+1', why: 'pack' }],
    ['3x3x14x5+1', { token: 1, text: '3x3x14x5+1', why: 'matches' }],
    ['3x3x13x9+1', { token: 1, text: '3x3x13x9+1', why: 'columns' }],
    ['3x3x13x5+0', { token: 1, text: '3x3x13x5+0', why: 'deal' }],
    ['3x3x13x5+9999999999', { token: 1, text: '3x3x13x5+9999999999', why: 'deal' }],
    ['3x3x13x5+1 1a?', { token: 2, text: '1a?', why: 'move' }],
    ['3x3x13x5+1 1a 2', { token: 3, text: '2', why: 'move' }],
    ['3x3x13x5+1 1f', { token: 2, text: '1f', why: 'place' }],
    ['3x3x13x5+1 6a', { token: 2, text: '6a', why: 'place' }],
    ['3x3x13x5+1 1a 2b 3a', { token: 4, text: '3a', why: 'forbidden' }],
    ['3x3x13x5+1 b1', { token: 2, text: 'b1', why: 'forbidden' }],
    ['3x3x13x5+1 +', { token: 2, text: '+', why: 'forbidden' }],
    ['3x3x13x5+1 *12', { token: 2, text: '*12', why: 'match' }],
    ['3x3x13x5+1 *112', { token: 2, text: '*112', why: 'match' }],
    ['3x3x13x5+1 *abc', { token: 2, text: '*abc', why: 'match' }],
  ])('refuses %s and says where and why', (text, misread) => expect(either(parseMatch(text))).toEqual(misread));

  test('leaves out undone moves and half-chosen matches', () => {
    const session = play('2x1x26x4+0 4a', topped('2x1x26x4', '5C 5C 5C 6C'));
    session.play(drag(pilesOfRole(session, 'tableau')[0]!, 1, collectedIn(session)));
    expect(makeMatch(session)).toBe('2x1x26x4+0 4a');
    session.undo();
    session.undo();
    expect(makeMatch(session)).toBe('2x1x26x4+0');
  });
});

/** Lists every pile but that of the collected matches, where the order within a match may differ. */
const inPlay = (session: Session): string[] => pilesOf(session.table).toSpliced(collectedIn(session), 1);

const own = ways.filter(({ game }) => game === match);

test.each(own)('restores random games of $options', ({ options }) => {
  const below = numbersBelow(xoshiro(5));
  const session = Session.begin(match, options, 5);
  for (let move = 0; move < 80; move++) {
    const legal = session.legalMoves();
    if (legal.length > 0) session.play(legal[below(legal.length)]!);
  }
  while (session.table.size(collectedIn(session)) % Number(options[5]) > 0) session.undo();
  expect(inPlay(play(makeMatch(session)))).toEqual(inPlay(session));
});
