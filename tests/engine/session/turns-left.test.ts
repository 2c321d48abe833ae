import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { tap } from '../../../engine/model/move.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';

function begin(id: string): { session: Session; stock: number } {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), 1);
  return { session, stock: session.shapes.findIndex(({ role }) => role === 'stock') };
}

test('counts how often a stock may still be turned again, until a click does nothing', () => {
  const { session, stock } = begin('athena');
  const left = [session.turnsLeft(stock)];
  while (session.play(tap(stock))) left.push(session.turnsLeft(stock));
  expect([...new Set(left)]).toEqual([2, 1, 0]);
});

test('sets no limit where a stock may be turned again at will', () => {
  const { session, stock } = begin('klondike');
  expect(session.turnsLeft(stock)).toBe(Infinity);
});

test('is 0 for a pile that is no stock or does not exist', () => {
  const { session } = begin('klondike');
  const column = session.shapes.findIndex(({ role }) => role === 'tableau');
  expect([session.turnsLeft(column), session.turnsLeft(99)]).toEqual([0, 0]);
});
