import { expect, test } from 'vitest';
import {
  MAX_ADDED,
  packAdd,
  packMove,
  packSwap,
  packTurn,
  REVERSED,
  TOGETHER,
  TURNED,
  unpackChange,
} from '../../../engine/model/change.ts';

test.each([
  [0, { reversed: false, turned: false, together: false }],
  [REVERSED, { reversed: true, turned: false, together: false }],
  [TURNED, { reversed: false, turned: true, together: false }],
  [REVERSED | TURNED, { reversed: true, turned: true, together: false }],
  [TOGETHER, { reversed: false, turned: false, together: true }],
])('restores a move with its flags (%i)', (flags, expected) => {
  const change = { kind: 'move', from: 127, to: 3, count: 104, ...expected };
  expect(unpackChange(packMove(127, 3, 104, flags))).toEqual(change);
});

test('reverses a move with the same cards and flags', () => {
  const undone = unpackChange(packMove(5, 9, 3, REVERSED | TURNED), true);
  expect(undone).toEqual({ kind: 'move', from: 9, to: 5, count: 3, reversed: true, turned: true, together: false });
});

test('restores and reverses a turn and a swap', () => {
  for (const undone of [false, true]) {
    expect(unpackChange(packTurn(127, 255), undone)).toEqual({ kind: 'turn', pile: 127, index: 255 });
    expect(unpackChange(packSwap(127, 255, 254), undone)).toEqual({ kind: 'swap', pile: 127, i: 255, j: 254 });
  }
});

test.each([1, -1, MAX_ADDED, -MAX_ADDED])('restores and reverses an addition of %i', (amount) => {
  expect(unpackChange(packAdd(15, amount))).toEqual({ kind: 'add', counter: 15, amount });
  expect(unpackChange(packAdd(15, amount), true)).toEqual({ kind: 'add', counter: 15, amount: -amount });
});
