import { expect, test } from 'vitest';
import type { Change } from '../../../../../engine/rules.ts';
import { inTempo, PLAY_TEMPO } from '../../../../../renderer/board/motion/flight-plan.ts';
import { scoreOf } from '../../../../../renderer/app/services/sound/score.ts';

const move = (to: number, { turned = false, count = 1 } = {}): Change => ({
  kind: 'move',
  from: 0,
  to,
  count,
  reversed: false,
  turned,
  together: false,
});
const swap: Change = { kind: 'swap', pile: 0, i: 0, j: 1 };
const counted: Change = { kind: 'add', counter: 15, amount: 1 };
const homes = new Set([9]);
const soundsOf = (changes: readonly Change[]): string =>
  scoreOf(changes, homes, PLAY_TEMPO)
    .map(({ sound }) => sound)
    .join(' ');

test.each([
  ['a card moved', [move(1)], 'lay'],
  ['a card turned from the stock', [move(1, { turned: true })], 'turn'],
  ['a card moved that uncovers another', [move(1), { kind: 'turn', pile: 0, index: 3 }], 'lay turn'],
  ['two cards gone home after a move', [move(1), move(9), move(9)], 'lay home home'],
  ['a row dealt', [move(1), move(2), move(3), move(4)], 'deal deal deal deal'],
  ['the waste turned back', [move(1, { turned: true, count: 24 })], 'gather'],
  ['a shuffle, then a deal', [move(0), swap, counted, move(1), move(2), move(3)], 'shuffle'],
  ['a pile turned round', [swap, move(1)], 'lay'],
  ['a counter raised', [counted], ''],
] as const)('%s is heard', (_, changes, sounds) => expect(soundsOf(changes)).toBe(sounds));

test('cards are heard when they come down, at the board’s pace', () => {
  const [first, second] = scoreOf([move(1), move(2)], homes, PLAY_TEMPO);
  expect(first?.after).toBeCloseTo(0.11);
  expect(second?.after).toBeCloseTo(0.15);
});

test('without motion one sound tells of all changes', () => {
  expect(scoreOf([move(1), move(9), move(2)], homes, inTempo(PLAY_TEMPO, Infinity))).toEqual([
    { sound: 'home', after: 0 },
  ]);
});

test('a whole deal is heard as no more taps than an ear tells apart', () => {
  const changes = Array.from({ length: 104 }, (_, i) => move(i % 10));
  expect(scoreOf(changes, homes, PLAY_TEMPO).length).toBeLessThan(22);
});
