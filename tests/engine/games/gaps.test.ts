import { describe, expect, test } from 'vitest';
import australianPatience from '../../../engine/games/yukon/australian-patience.ts';
import { Session } from '../../../engine/session/session.ts';
import { games } from '../../../engine/games/index.ts';
import gaps from '../../../engine/games/layout/gaps.ts';
import { isDouble, tap } from '../../../engine/model/move.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { REDEALS } from '../../../engine/model/counters.ts';
import { dealtFrom, inPlay, type Position, suit } from './position.ts';

/* Four rows of thirteen places, 0 to 51; removed aces 52. */

/** A table of rows; `--` is a gap. */
function rows(...lines: readonly string[]): Position {
  const cards = lines.flatMap((line) => line.split(' '));
  return inPlay(gaps, Object.fromEntries(cards.map((card, at) => [at, card === '--' ? '' : card])), { random: false });
}

const rowOf = (at: Position, row: number): string =>
  at
    .piles(13 * row, 13 * row + 12)
    .map((card) => card || '--')
    .join(' ');

/** Every gap lies behind a king. At the left: a lone two, no two, a run of four, no two. */
const BLOCKED = [
  `2C ${suit('D', '456789TJQK')} -- 3H`,
  `3D 2D ${suit('H', '456789TJQK')} --`,
  `${suit('S', '2345')} 3C ${suit('S', '789TJQK')} --`,
  `4C 2H 5C 6C 7C 8C 9C TC JC QC KC -- 6S`,
];

describe('the table', () => {
  test('is four rows of thirteen without the four aces', () => {
    const at = dealtFrom(gaps, '');
    const places = at.piles(0, 51);
    expect(places.filter((card) => card === '')).toHaveLength(4);
    expect(at.pile(52).split(' ').toSorted()).toEqual(['AC', 'AD', 'AH', 'AS']);
    expect(at.rules.variant.places.slice(12, 14)).toMatchObject([
      { x: 12, y: 0 },
      { x: 0, y: 1 },
    ]);
  });
});

describe('a gap', () => {
  test('takes the next card in suit after the one on its left, and that leaves a gap', () => {
    const at = inPlay(gaps, { 0: '9H', 20: 'TH', 21: 'TS', 22: '8H' });
    expect([at.may('20>1'), at.may('21>1'), at.may('22>1')]).toEqual([true, false, false]);
    expect(at.play('20>1').piles(20, 20)).toEqual(['']);
  });

  test('in the first place takes any two, and the player decides which', () => {
    const at = inPlay(gaps, { 20: '2H', 21: '2S', 22: '3C' });
    expect([at.may('20>0'), at.may('21>13'), at.may('22>0')]).toEqual([true, true, false]);
  });

  test('behind a king or behind another gap is blocked', () => {
    const at = inPlay(gaps, { 1: 'KH', 20: '2H', 21: '3H' });
    expect(at.legal().filter((move) => /^\d+>(2|4)$/.test(move))).toEqual([]);
  });
});

describe('the redeal', () => {
  test('waits until every gap is blocked', () => {
    expect(rows(...BLOCKED).may('0!')).toBe(true);
    expect(inPlay(gaps, { 1: '5H', 20: '6H' }).may('1!')).toBe(false);
  });

  test('leaves a two and the sequence that begins with it in place', () => {
    const at = rows(...BLOCKED).play('0!');
    expect(rowOf(at, 0)).toMatch(/^2C /);
    expect(rowOf(at, 2)).toMatch(/^2S 3S 4S 5S /);
  });

  test('leaves one gap in each row: right of the sequence', () => {
    const at = rows(...BLOCKED).play('0!');
    expect(at.piles(0, 51).flatMap((card, place) => (card === '' ? [place] : []))).toEqual([1, 13, 30, 39]);
  });

  test('leaves the gap of a lone two on its right', () => {
    expect(rowOf(rows(...BLOCKED).play('0!'), 0)).toMatch(/^2C -- \w\w/);
  });

  test('leaves a row that doesn’t begin with a two its gap in the first place', () => {
    const at = rows(...BLOCKED).play('0!');
    expect([rowOf(at, 1), rowOf(at, 3)]).toEqual([
      expect.stringMatching(/^-- \w\w/),
      expect.stringMatching(/^-- \w\w/),
    ]);
  });

  test('shuffles all the other cards into the other places', () => {
    const at = rows(...BLOCKED);
    const before = at.piles(0, 51).toSorted();
    at.play('0!');
    expect(at.piles(0, 51).toSorted()).toEqual(before);
    expect(at.pile(53)).toBe('');
    expect(at.rules.doubleOf(0)!.chance).toBe(true);
  });

  test('is there twice', () => {
    const after = (redeals: number): boolean => {
      const at = rows(...BLOCKED);
      at.table.add(REDEALS, redeals);
      return at.may('0!');
    };
    expect([after(0), after(1), after(2)]).toEqual([true, true, false]);
  });
});

test('does not move cards in their places', () => {
  const at = inPlay(gaps, { 0: '2H', 1: '3H', 14: '2S' });
  expect(at.legal()).toEqual(['14>13', '14>26', '14>39']);
});

test('is won with four sequences from two to king', () => {
  const whole = ['C', 'D', 'H', 'S'].map((letter) => `${suit(letter, '23456789TJQK')} --`);
  expect(rows(...whole)).toMatchObject({ won: true, score: 48 });
});

describe('the deal command', () => {
  test('redeals when every gap is blocked and says how often it still can', () => {
    const session = Session.begin(gaps, usualOptions(gaps), 1);
    expect(session.dealing.redealsLeft).toBe(2);
    for (let left = 2; left > 0; left--) {
      while (session.dealing.move === undefined) session.play(session.legalMoves()[0]!);
      session.play(session.dealing.move);
      expect(session.dealing.redealsLeft).toBe(left - 1);
    }
    while (session.legalMoves().length > 0) session.play(session.legalMoves()[0]!);
    expect(session.dealing.move).toBeUndefined();
  });

  test('is no redeal in other games', () => {
    const others = games.filter(({ id }) => id !== 'gaps' && id !== 'double-montana');
    const redealing = others.filter(
      (game) => Session.begin(game, usualOptions(game), 1).dealing.redealsLeft !== undefined,
    );
    expect(redealing).toEqual([]);
  });

  test('does nothing on any other double-click', () => {
    const dealtOut = Array.from({ length: 20 }, (_, at) => {
      const session = Session.begin(australianPatience, 'automatic=true;variation=australian', at + 1);
      while (session.canTap(0)) session.play(tap(0));
      return session;
    });
    const sendingHome = dealtOut.filter((session) => session.legalMoves().some(isDouble));
    expect(sendingHome.length).toBeGreaterThan(0);
    expect(sendingHome.filter((session) => session.dealing.move !== undefined)).toEqual([]);
  });
});
