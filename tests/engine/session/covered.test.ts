import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';

const coveredIn = (id: string): number => {
  const session = Session.begin(findGame(id)!, usualOptions(findGame(id)!), 1);
  return session.shapes.filter((_, pile) => session.isCovered(pile)).length;
};

test('covers cards of pyramids and peaks above the lowest row, and none of columns', () => {
  expect(coveredIn('pyramid')).toBe(21);
  expect(coveredIn('triple-peaks')).toBe(18);
  expect(coveredIn('klondike')).toBe(0);
});
