import { describe, expect, test } from 'vitest';
import { type Card, findGame, Session, usualOptions } from '../../../../engine/rules.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import type { Box } from '../../../../renderer/board/model/box.ts';
import { gamesByDay } from '../../games-by-day.ts';
import { roomIn } from './windows.ts';

const SPADES: readonly Card[] = Array.from({ length: 13 }, (_, i) => 49 + i);

/** Returns the geometry of a game in a small window, with only these cards, by pile. */
function tableOf(id: string, cards: Readonly<Record<number, readonly Card[]>>, leftHanded = false): Geometry {
  const game = findGame(id)!;
  const { shapes, layouts, table } = Session.begin(game, usualOptions(game), 1);
  const pieces = new Pieces(Array.from({ length: table.piles }, (_, pile) => cards[pile] ?? []));
  const geometry = new Geometry(shapes, pieces, roomIn([800, 600]), leftHanded, {
    arrangements: arrangementsFor(shapes, layouts),
  });
  geometry.settle();
  return geometry;
}

/** Returns the right edge of a pile's top card. */
const endOf = (geometry: Geometry, pile: number): number => geometry.topBox(pile).x + geometry.layout.cardWidth;

const [first, second, third] = (({ shapes }) => [...shapes.keys()].filter((pile) => shapes[pile]!.role === 'tableau'))(
  Session.begin(findGame('la-belle-lucie')!, usualOptions(findGame('la-belle-lucie')!), 1),
) as [number, number, number];

describe.each([false, true])('a fan of La Belle Lucie (left-handed %s)', (leftHanded) => {
  /** On a mirrored table the next fan to the right is the one before. */
  const [long, next, last] = leftHanded ? [third, second, first] : [first, second, third];
  const lucie = (cards: Readonly<Record<number, readonly Card[]>>): Geometry =>
    tableOf('la-belle-lucie', cards, leftHanded);

  test('extends over empty places beside it', () => {
    const geometry = lucie({ [long]: SPADES });
    const xs = geometry.homes(long).map(({ x }) => x);
    expect(xs[1]! - xs[0]!).toBeGreaterThanOrEqual(geometry.layout.cardWidth * 0.25);
    expect(endOf(geometry, long)).toBeGreaterThan(geometry.layout.slots[last]!.x);
  });

  test('hides exactly the places that it covers', () => {
    expect(lucie({ [long]: SPADES.slice(0, 2) }).overlain()).toEqual(new Set());
    expect(lucie({ [long]: SPADES, [last]: [1] }).overlain()).toEqual(new Set([next]));
    expect(lucie({ [long]: SPADES }).overlain()).toEqual(new Set([next, last]));
  });

  test('ends at other cards', () => {
    const beyond = lucie({ [long]: SPADES, [last]: [1] });
    expect(endOf(beyond, long)).toBeLessThan(beyond.layout.slots[last]!.x);
    expect(endOf(beyond, long)).toBeGreaterThan(beyond.layout.slots[next]!.x);
    const beside = lucie({ [long]: SPADES, [next]: [1] });
    expect(endOf(beside, long)).toBeLessThan(beside.layout.slots[next]!.x);
  });

  test('receives a press over a covered place', () => {
    const geometry = lucie({ [long]: SPADES });
    const { x, y } = geometry.homes(long)[6]!;
    expect(geometry.hitAt({ x: x + 2, y: y + 9 })).toMatchObject({ pile: long, index: 6, covered: true });
  });
});

test('extends a left-handed fan to the left with the same width and end', () => {
  const waste = 1;
  const long = [...SPADES, ...SPADES];
  const [right, left] = [tableOf('golf', { [waste]: long }), tableOf('golf', { [waste]: long }, true)];
  const short = tableOf('golf', { [waste]: SPADES.slice(0, 2) }, true);
  const wide = (geometry: Geometry): number => endOf(geometry, waste) - geometry.homes(waste)[0]!.x;
  expect(wide(left)).toBeGreaterThan(right.layout.cardWidth * 6);
  expect(Math.abs(wide(left) - wide(right))).toBeLessThan(2);
  expect(short.homes(waste)[0]!.x).toBe(short.layout.slots[waste]!.x);
  expect(endOf(left, waste)).toBeLessThan(left.layout.slots[0]!.x);
  expect(left.homes(waste)[0]!.x).toBeGreaterThan(0);
});

test('recalculates hidden places on every change', () => {
  const { shapes, layouts, table } = Session.begin(findGame('la-belle-lucie')!, '', 1);
  const pieces = new Pieces(Array.from({ length: table.piles }, (_, pile) => (pile === first ? SPADES : [])));
  const geometry = new Geometry(shapes, pieces, roomIn([800, 600]), false, {
    arrangements: arrangementsFor(shapes, layouts),
  });
  expect(geometry.overlain()).toBe(geometry.overlain());
  expect(geometry.overlain()).toEqual(new Set([second, third]));
  pieces.apply({ kind: 'move', from: first, to: third, count: 1, reversed: false, turned: false, together: false });
  expect(geometry.overlain()).toEqual(new Set([second]));
});

test('covers no empty place that accepts a card', () => {
  const game = findGame('chequers')!;
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  const fan = shapes.findIndex(({ role }) => role === 'tableau');
  const geometry = tableOf('chequers', { [fan]: SPADES });
  expect(endOf(geometry, fan)).toBeLessThan(geometry.layout.slots[fan + 1]!.x);
});

/** Plays 60 random moves, or fewer if there are none left. */
function played(session: Session): Session {
  const below = numbersBelow(xoshiro(7));
  for (let moves = session.legalMoves(); session.moveCount < 60 && moves.length > 0; moves = session.legalMoves())
    session.play(moves[below(moves.length)]!);
  return session;
}

const overlap = (a: Box, b: Box): boolean =>
  a.x + 0.5 < b.x + b.width && b.x + 0.5 < a.x + a.width && a.y + 0.5 < b.y + b.height && b.y + 0.5 < a.y + a.height;

/** Whether piles at these places, in cards, overlap. */
const crosses = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) < 0.99 && Math.abs(a.y - b.y) < 0.99;

test.each(gamesByDay.map((game) => [game.name, game] as const))(
  'covers no cards and no usable place after sixty moves of %s',
  (_, game) => {
    const session = played(Session.begin(game, usualOptions(game), 1));
    const { shapes, layouts } = session;
    for (const [window, leftHanded] of [
      [[800, 600], false],
      [[500, 900], false],
      [[800, 600], true],
    ] as const) {
      const pieces = Pieces.standing(session);
      const geometry = new Geometry(shapes, pieces, roomIn(window), leftHanded, {
        arrangements: arrangementsFor(shapes, layouts),
      });
      const boxes = shapes.map(({ starts }, pile) => {
        const cards = geometry.homes(pile).map((_, at) => geometry.cardBox(pile, at));
        return cards.length > 0 || starts === undefined ? cards : [geometry.topBox(pile)];
      });
      for (let one = 0; one < shapes.length; one++)
        for (let other = 0; other < one; other++) {
          if (layouts.some((way) => crosses(way[one]!, way[other]!))) continue;
          const across = boxes[one]!.some((box) => boxes[other]!.some((under) => overlap(box, under)));
          expect(across, `${window.join('×')}, left-handed ${leftHanded}: piles ${other} and ${one}`).toBe(false);
        }
    }
  },
);
