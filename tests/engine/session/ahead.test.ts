import { describe, expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import freecell from '../../../engine/games/freecell/freecell.ts';
import klondike from '../../../engine/games/klondike/klondike.ts';
import cruel from '../../../engine/games/fan/cruel.ts';
import { parseMove } from '../../../engine/model/move.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { Ahead, type AheadResult } from '../../../engine/session/ahead.ts';
import { type Lost, Session } from '../../../engine/session/session.ts';
import { solver } from '../../../engine/solver/index.ts';
import { ACE_TO_KING, inPlay, laidOn, type Position, suit } from '../games/position.ts';

/** Plays random moves until the game is won or lost, or seems never to end. */
function playedOut(deal: number): Session {
  const session = Session.begin(cruel, '', deal);
  const below = numbersBelow(xoshiro(deal));
  for (let moves = 0; moves < 1000 && !session.won && !session.lost; moves++) {
    const legal = session.legalMoves();
    session.play(legal[below(legal.length)]!);
  }
  return session;
}

/** Whether a search that knows every card proves a loss. */
function provedLost(session: Session): boolean {
  return solver(session.game, {}).solve(session.table, { positions: 10_000 }).toEnd().verdict === 'lost';
}

test('loses Cruel when a redeal brings nothing new', () => {
  const played = Array.from({ length: 6 }, (_, at) => playedOut(at + 1));
  expect(played.filter(({ won, lost }) => !won && !lost)).toEqual([]);
  const round = played.filter(({ lost }) => lost === 'nothing-new' || lost === 'no-win');
  expect(round.length).toBeGreaterThan(0);
  for (const session of round) expect([session.legalMoves().length > 0, provedLost(session)]).toEqual([true, true]);
});

/** Plays moves in notation from a deal; `options` are the default ones where none are given. */
function after(id: string, deal: number, moves = '', options?: string): Session {
  const game = findGame(id)!;
  const session = Session.begin(game, options ?? usualOptions(game), deal);
  for (const text of moves === '' ? [] : moves.split(' '))
    if (!session.play(parseMove(text)!)) throw new Error(`${text} is not allowed`);
  return session;
}

describe('loses a game once its few positions were all searched', () => {
  test.each<[string, number, string, Lost]>([
    ['streets-and-alleys', 1, '8>2 8>5 11>0', 'nothing-new'],
    ['beleaguered-castle', 2, '2>5 11>6 11>9 9>0 2>10 11>9', 'nothing-new'],
    [
      'freecell',
      10,
      '10>0 11>14 15>2 14>3 3>14 11>10 12>1 14>3 1>14 3>1 1>3 13>1 1>9 8>1 3>13 0>3 3>0 8>3 2>8 3>2 12>3',
      'nothing-new',
    ],
    ['yukon', 2, '5>7x4 7>6x9 6>5x14 5>6x13 6>1x3 6>4x2 1>5 4>7 7>4 4>7 3>7', 'nothing-new'],
    ['fortress', 2, '', 'nothing-new'],
    ['forecell', 1, '', 'nothing-new'],
    ['british-canister', 1, '', 'nothing-new'],
    ['fortress', 12, '', 'no-win'],
  ])('%s, deal %i, after %s', (id, deal, moves, lost) => {
    const session = after(id, deal, moves);
    expect([session.legalMoves().length > 0, session.lost]).toEqual([true, lost]);
  });
});

test('keeps a game that can be won before a move is taken back', () => {
  const session = after('yukon', 2, '5>7x4 7>6x9 6>5x14 5>6x13 6>1x3 6>4x2 1>5 4>7 7>4 4>7 3>7');
  expect(session.lost).toBe('nothing-new');
  session.undo();
  expect(session.lost).toBeUndefined();
});

/* In Klondike the stock is pile 0, the waste 1, the foundations 2 to 5, the columns 6 to 12. */

/** The certain outcome before and after each of these moves. */
function outcomes({ rules, table }: Position, moves: readonly string[]): AheadResult[] {
  const ahead = new Ahead({ rules, table, laid: laidOn(table) });
  return [ahead.look(), ...moves.map((move) => (rules.make(table, parseMove(move)!), ahead.look()))];
}

const NO_PLACE = { 6: '9C', 7: '9S', 8: 'KC', 9: 'KD', 10: '4H', 11: '4D', 12: '6H' };
const UNLIMITED = { dealing: 'unlimited' };
const AROUND = ['0', '0', '0', '0'];

test('treats a repeated stock as nothing new', () => {
  const dealt = inPlay(klondike, { ...NO_PLACE, 0: '7s 9d 2c' }, UNLIMITED);
  expect(outcomes(dealt, AROUND)).toEqual(['open', 'open', 'open', 'repeats', 'repeats']);
});

test('keeps a game while a hidden card can be turned up', () => {
  const turning = { ...NO_PLACE, 11: '2s 5S', 0: '7s 9d 2c' };
  expect(new Set(outcomes(inPlay(klondike, turning, UNLIMITED), AROUND))).toEqual(new Set(['open']));
});

test('ignores a hidden card that can’t be turned up', () => {
  const buried = { ...NO_PLACE, 11: '2s 4D', 0: '7s 9d 2c' };
  expect(outcomes(inPlay(klondike, buried, UNLIMITED), AROUND).at(-1)).toBe('repeats');
});

test('keeps a game while a win can be reached', () => {
  const homes = { 4: suit('C', ACE_TO_KING), 5: suit('D', ACE_TO_KING), 6: suit('S', ACE_TO_KING) };
  const last = inPlay(freecell, { ...homes, 7: suit('H', ACE_TO_KING.slice(0, -1)), 8: 'KH' });
  expect(outcomes(last, [])).toEqual(['open']);
});

test('counts cards that can still go home, not moves of columns', () => {
  const home = { ...NO_PLACE, 2: 'AC', 0: '7s 9d 2c' };
  expect(outcomes(inPlay(klondike, home, UNLIMITED), AROUND).at(-1)).toBe('loses');
  const shuttle = { ...NO_PLACE, 6: '8H', 7: '8D 7C', 0: '7s 9d 2c' };
  expect(outcomes(inPlay(klondike, shuttle, UNLIMITED), AROUND).at(-1)).toBe('repeats');
});

test('keeps a game while cards can be shuffled', () => {
  const session = after('scuffle', 1);
  const said: unknown[] = [];
  for (let taps = 0; taps < 12; taps++) {
    session.play(parseMove('0')!);
    said.push(session.lost);
  }
  expect(session.table.size(0)).toBe(0);
  expect(new Set(said)).toEqual(new Set([undefined]));
});
