import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../engine/index.ts';
import { isCrowded } from '../../../../renderer/board/art/marks.ts';

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
