import { expect, test } from 'vitest';
import { SeenCards } from '../../../engine/session/seen-cards.ts';
import { FACE_DOWN } from '../../../engine/model/card.ts';
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
  const seen = new SeenCards([{ pile: 0, cards: [1, 2, 3, 4].map((card) => card | FACE_DOWN) }], 2);
  for (const change of changes) seen.note(change);
  return seen.unseen.map(({ pile, index }) => `${pile}.${index}`);
}

test('knows no card at first', () => {
  expect(unseenAfter()).toEqual(['0.0', '0.1', '0.2', '0.3']);
});

test('remembers a card once turned up', () => {
  expect(unseenAfter(move(0, 1, 1, turned))).toEqual(['0.0', '0.1', '0.2']);
  expect(unseenAfter(move(0, 1, 1, turned), move(1, 0, 1, turned))).toEqual(['0.0', '0.1', '0.2']);
  expect(unseenAfter({ kind: 'turn', pile: 0, index: 1 }, { kind: 'turn', pile: 0, index: 1 })).toEqual([
    '0.0',
    '0.2',
    '0.3',
  ]);
});

test('keeps or reverses the order of cards moved together', () => {
  const known: Change = { kind: 'turn', pile: 0, index: 2 };
  expect(unseenAfter(known, move(0, 1, 2))).toEqual(['0.0', '0.1', '1.1']);
  expect(unseenAfter(known, move(0, 1, 2, { reversed: true }))).toEqual(['0.0', '0.1', '1.0']);
});

test('forgets cards swapped face down', () => {
  const both: Change[] = [
    { kind: 'turn', pile: 0, index: 0 },
    { kind: 'turn', pile: 0, index: 1 },
  ];
  const swap: Change = { kind: 'swap', pile: 0, i: 0, j: 1 };
  expect(unseenAfter(...both, swap)).toEqual(['0.2', '0.3']);
  expect(unseenAfter(...both, ...both, swap)).toEqual(['0.0', '0.1', '0.2', '0.3']);
});

test('reports only newly seen cards and hidden swaps', () => {
  const seen = new SeenCards([{ pile: 0, cards: [1, 2, 3, 4].map((card) => card | FACE_DOWN) }], 2);
  const turn: Change = { kind: 'turn', pile: 0, index: 3 };
  expect([seen.isNews(turn), seen.isNews(move(0, 1, 1)), seen.isNews(move(0, 1, 1, turned))]).toEqual([
    true,
    false,
    true,
  ]);
  seen.note(turn);
  expect(seen.isNews(turn)).toBe(false);
  seen.note(turn);
  expect([seen.isNews(turn), seen.isNews(move(0, 1, 1, turned)), seen.isNews(move(0, 1, 2, turned))]).toEqual([
    false,
    false,
    true,
  ]);
  expect(seen.isNews({ kind: 'swap', pile: 0, i: 0, j: 3 })).toBe(true);
});
