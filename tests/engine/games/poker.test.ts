import { describe, expect, test } from 'vitest';
import poker from '../../../engine/games/grid/poker.ts';
import { type Card, drag, makeCard, Session, usualOptions } from '../../../engine/rules.ts';

const PLACES = 25;

/** Lays the first cards of a deck in a square, row by row from its upper left corner. */
function lay(first: readonly Card[], count = first.length): Session {
  const rest = Array.from({ length: 52 }, (_, at) => makeCard((at % 13) + 1, Math.floor(at / 13)));
  const deck = [...first, ...rest.filter((card) => !first.includes(card))];
  const session = Session.begin(poker, usualOptions(poker), deck);
  for (let at = 0; at < count; at++) expect(session.play(drag(1, 1, at + 2))).toBeDefined();
  return session;
}

const cards = (...named: readonly (readonly [number, number])[]): Card[] =>
  named.map(([rank, suit]) => makeCard(rank, suit));

describe('lines of Poker Squares', () => {
  test('score together what the game scores', () => {
    for (const deal of [1, 2, 3]) {
      const session = Session.begin(poker, usualOptions(poker), deal);
      for (let at = 0; at < PLACES; at++) {
        session.play(drag(1, 1, ((at * 7) % PLACES) + 2));
        const sum = session.lines.reduce((all, { points = 0 }) => all + points, 0);
        expect(session.score).toBe(sum);
      }
      expect(session.lines.every(({ points }) => points !== undefined)).toBe(true);
    }
  });

  test('name the hand of each full row', () => {
    const { lines } = lay(
      cards(
        ...([
          [10, 0],
          [11, 0],
          [12, 0],
          [13, 0],
          [1, 0],
        ] as const),
        ...([
          [9, 0],
          [9, 1],
          [9, 2],
          [9, 3],
          [2, 0],
        ] as const),
        ...([
          [3, 0],
          [3, 1],
          [3, 2],
          [4, 0],
          [4, 1],
        ] as const),
        ...([
          [5, 1],
          [6, 2],
          [7, 1],
          [8, 1],
          [4, 2],
        ] as const),
        ...([
          [2, 1],
          [5, 0],
          [6, 1],
          [8, 2],
          [10, 1],
        ] as const),
      ),
    );
    expect(lines.slice(0, 5).map(({ hand, points }) => [hand, points])).toEqual([
      ['straight-flush', 30],
      ['four', 16],
      ['full-house', 10],
      ['straight', 12],
      [undefined, 0],
    ]);
  });

  test('name only sets of equal ranks, without points, until they are full', () => {
    const { lines } = lay(cards([10, 0], [11, 0], [12, 0], [13, 0], [9, 0], [9, 1], [9, 2]), 7);
    expect(lines[1]).toMatchObject({ hand: 'pair', points: undefined });
    expect(lines[2]).toMatchObject({ hand: undefined, points: undefined });
  });

  test('leave room beside the ends of rows and columns', () => {
    const { shapes } = Session.begin(poker, usualOptions(poker), 1);
    expect(shapes[2]?.noted).toBeUndefined();
    expect(shapes[2 + 4]?.noted).toEqual({ right: true });
    expect(shapes[2 + 20]?.noted).toEqual({ down: true });
    expect(shapes[2 + 24]?.noted).toEqual({ right: true, down: true });
  });
});
