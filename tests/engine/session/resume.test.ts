import { expect, test } from 'vitest';
import { isDealNumber, type Resumed, resume } from '../../../engine/session/resume.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import type { Fault } from '../../../engine/session/fault.ts';

const saved: Saved = { game: 'klondike', options: 'dealing=one', rules: 1, deal: 30, cards: '', moves: '0 0 0', at: 2 };

function opened(change: Partial<Saved>): Resumed {
  const resumed = resume({ ...saved, ...change });
  if (!resumed.ok) throw new Error(resumed.error.why);
  return resumed.value;
}

test('opens a save where it stood with redo', () => {
  const { session, refused, outdated } = opened({});
  expect(session.save()).toEqual(saved);
  expect([refused, outdated, session.canRedo]).toEqual([undefined, false, true]);
});

test.each<[Partial<Saved>, Fault]>([
  [{ game: 'no-such-game' }, { why: 'game', token: 1, text: 'no-such-game' }],
  [{ options: 'dealing=two' }, { why: 'options', token: 1, text: 'dealing=two' }],
  [{ deal: 0 }, { why: 'deal', token: 1, text: '0' }],
  [{ deal: 1.5 }, { why: 'deal', token: 1, text: '1.5' }],
  [{ moves: '0 nonsense' }, { why: 'move', token: 2, text: 'nonsense' }],
  [{ cards: 'ACAD' }, { why: 'deck', token: 1, text: '' }],
  [{ cards: 'AC?' }, { why: 'deck', token: 1, text: '' }],
  [{ at: 4 }, { why: 'at', token: 1, text: '4' }],
  [{ at: -1 }, { why: 'at', token: 1, text: '-1' }],
  [{ at: 0.5 }, { why: 'at', token: 1, text: '0.5' }],
])('says what is wrong with a save that can’t be opened (%#)', (change, error) => {
  expect(resume({ ...saved, ...change })).toEqual({ ok: false, error });
});

test('stops at the last legal move of a save', () => {
  const { session, refused } = opened({ moves: '0 2>3 0', at: 3 });
  expect(refused).toEqual({ move: 2, of: 3 });
  expect(session.save()).toMatchObject({ moves: '0', at: 1 });
});

test('ignores illegal undone moves', () => {
  const { session, refused } = opened({ moves: '0 0 2>3', at: 1 });
  expect(refused).toEqual({ move: 3, of: 3 });
  expect(session.save()).toMatchObject({ moves: '0 0', at: 1 });
});

test('refuses a move of missing piles', () => {
  for (const moves of ['99', '99!', '99>1', '0>99', '3>4x200']) {
    expect(opened({ moves, at: 1 }).refused).toEqual({ move: 1, of: 1 });
  }
});

test('recognises moves made under other rules', () => {
  expect(opened({ rules: 0 }).outdated).toBe(true);
});

test('numbers deals from 1 to 2^31 − 1', () => {
  expect([0, 1, 2 ** 31 - 1, 2 ** 31, NaN, Infinity].map(isDealNumber)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
