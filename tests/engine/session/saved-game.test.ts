import { expect, it } from 'vitest';
import { goesOnFrom, type Saved } from '../../../engine/session/saved-game.ts';

const saved = (moves: string, change: Partial<Saved> = {}): Saved => {
  const at = moves === '' ? 0 : moves.split(' ').length;
  return { game: 'klondike', options: '', rules: 1, deal: 7, cards: '', moves, at, ...change };
};

it.each<[string, Saved, Saved, boolean]>([
  ['from itself', saved('0 1>2'), saved('0 1>2'), true],
  ['from the deal', saved('0 1>2'), saved(''), true],
  ['from a part of its moves', saved('0 1>2 3!'), saved('0 1>2'), true],
  ['from what stands, whatever can be redone', saved('0 1>2'), saved('0 9>9', { at: 1 }), true],
  ['not from more moves', saved('0'), saved('0 1>2'), false],
  ['not from moves that were undone here', saved('0 1>2', { at: 1 }), saved('0 1>2'), false],
  ['not from other moves', saved('0 1>2'), saved('0 1>3'), false],
  ['not from a move that begins alike', saved('0 1>12'), saved('0 1>1'), false],
  ['not from another deal', saved('0'), saved('0', { deal: 8 }), false],
  ['not from other cards', saved('0'), saved('0', { cards: 'AS' }), false],
  ['not from other options', saved('0'), saved('0', { options: 'a=b' }), false],
  ['not from another game', saved('0'), saved('0', { game: 'golf' }), false],
])('continues a save %s', (_from, later, earlier, goes) => {
  expect(goesOnFrom(later, earlier)).toBe(goes);
});
