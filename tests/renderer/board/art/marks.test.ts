import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../engine/rules.ts';
import { isCrowded, marksSeen } from '../../../../renderer/board/art/marks.ts';

type MarkedSource = Parameters<typeof marksSeen>[0];

const crowdedIn = (id: string): boolean[] => {
  const game = findGame(id)!;
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  return shapes.map((shape) => isCrowded(shape, shapes));
};

test('of two wastes that lie across each other the first shows its place', () => {
  expect(crowdedIn('treize').slice(0, 3)).toEqual([false, false, true]);
});

test('no pile of a pyramid shows its place, and every column does', () => {
  expect(new Set(crowdedIn('treize').slice(3))).toEqual(new Set([true]));
  expect(new Set(crowdedIn('klondike'))).toEqual(new Set([false]));
});

test('a plait shows its place only when its cards are gone: they lie beside it', () => {
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
