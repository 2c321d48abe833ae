import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../engine/rules.ts';
import { isCrowded, marksSeen } from '../../../../renderer/board/art/marks.ts';

type MarkedSource = Parameters<typeof marksSeen>[0];

const crowdedIn = (id: string): boolean[] => {
  const game = findGame(id)!;
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  return shapes.map((shape) => isCrowded(shape, shapes));
};

test('draws the place of the first of two overlapping wastes', () => {
  expect(crowdedIn('treize').slice(0, 3)).toEqual([false, false, true]);
});

test('draws places of columns and none of a pyramid', () => {
  expect(new Set(crowdedIn('treize').slice(3))).toEqual(new Set([true]));
  expect(new Set(crowdedIn('klondike'))).toEqual(new Set([false]));
});

test('draws a plait’s place only when it is empty', () => {
  const game = findGame('fort')!;
  const session = Session.begin(game, usualOptions(game), 1);
  const { shapes, table } = session;
  const plait = shapes.findIndex(({ fan }) => fan.woven);
  const slots = shapes.map((_, pile) => ({ x: pile, y: 0 }));
  const isMarked = (size: (pile: number) => number): boolean => {
    const source: MarkedSource = {
      shapes,
      table: { piles: table.piles, size, at: () => 0 },
      turnsLeft: () => 0,
      isGone: () => false,
    };
    return marksSeen(source, slots, new Set()).some(({ at }) => at.x === plait);
  };
  expect(isMarked((pile) => table.size(pile))).toBe(false);
  expect(isMarked(() => 0)).toBe(true);
});
