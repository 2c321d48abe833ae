import { expect, test } from 'vitest';
import { SeenCards } from '../../../engine/hints/seen-cards.ts';
import type { Change } from '../../../engine/model/change.ts';

const move = (from: number, to: number, count: number, how: { reversed?: true; turned?: true } = {}): Change => ({
  kind: 'move',
  from,
  to,
  count,
  reversed: how.reversed ?? false,
  turned: how.turned ?? false,
  together: false,
});
const turned = { reversed: true, turned: true } as const;

function unseenAfter(...changes: readonly Change[]): string[] {
  const seen = new SeenCards([4, 0]);
  for (const change of changes) seen.note(change);
  return seen.unseen.map(({ pile, index }) => `${pile}.${index}`);
}

test('at first nobody has seen a card', () => {
  expect(unseenAfter()).toEqual(['0.0', '0.1', '0.2', '0.3']);
});

test('a card that was turned up once is known ever after, wherever it lies', () => {
  expect(unseenAfter(move(0, 1, 1, turned))).toEqual(['0.0', '0.1', '0.2']);
  expect(unseenAfter(move(0, 1, 1, turned), move(1, 0, 1, turned))).toEqual(['0.0', '0.1', '0.2']);
  expect(unseenAfter({ kind: 'turn', pile: 0, index: 1 }, { kind: 'turn', pile: 0, index: 1 })).toEqual([
    '0.0',
    '0.2',
    '0.3',
  ]);
});

test('cards that go together keep their order, or turn it round', () => {
  const known: Change = { kind: 'turn', pile: 0, index: 2 };
  expect(unseenAfter(known, move(0, 1, 2))).toEqual(['0.0', '0.1', '1.1']);
  expect(unseenAfter(known, move(0, 1, 2, { reversed: true }))).toEqual(['0.0', '0.1', '1.0']);
});

test('cards that change places face down are known no longer, face up they are', () => {
  const both: Change[] = [
    { kind: 'turn', pile: 0, index: 0 },
    { kind: 'turn', pile: 0, index: 1 },
  ];
  const swap: Change = { kind: 'swap', pile: 0, i: 0, j: 1 };
  expect(unseenAfter(...both, swap)).toEqual(['0.2', '0.3']);
  expect(unseenAfter(...both, ...both, swap)).toEqual(['0.0', '0.1', '0.2', '0.3']);
});
