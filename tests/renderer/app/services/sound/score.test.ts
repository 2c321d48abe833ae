import { expect, test } from 'vitest';
import type { Change } from '../../../../../engine/rules.ts';
import { FINISH_TEMPO, inTempo, PLAY_TEMPO } from '../../../../../renderer/board/motion/flight-plan.ts';
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
  ['a run gone home after a move', [move(1), move(9, { count: 13 })], 'lay run'],
  ['the waste turned back', [move(1, { turned: true, count: 24 })], 'gather'],
  ['a shuffle, then a deal', [move(0), swap, counted, move(1), move(2), move(3)], 'shuffle'],
  ['a pile turned round', [swap, move(1)], 'lay'],
  ['a counter raised', [counted], ''],
] as const)('plays %s', (_, changes, sounds) => expect(soundsOf(changes)).toBe(sounds));

test('plays card sounds when they land, at the board’s pace', () => {
  const [first, second] = scoreOf([move(1), move(2)], homes, PLAY_TEMPO);
  expect(first?.after).toBeCloseTo(0.11);
  expect(second?.after).toBeCloseTo(0.155);
});

test('plays one sound for all changes without motion', () => {
  expect(scoreOf([move(1), move(9), move(2)], homes, inTempo(PLAY_TEMPO, Infinity))).toEqual([
    { sound: 'home', after: 0 },
  ]);
});

test('limits the taps of a whole deal', () => {
  const changes = Array.from({ length: 104 }, (_, i) => move(i % 10));
  expect(scoreOf(changes, homes, PLAY_TEMPO).length).toBeLessThan(22);
});

test('plays the cards of a won game ever faster, rising by an octave', () => {
  const heard = scoreOf(
    Array.from({ length: 25 }, () => move(9)),
    homes,
    FINISH_TEMPO,
  );
  const pitches = heard.map(({ pitch }) => pitch ?? 0);
  expect([pitches[0], pitches.at(-1)]).toEqual([1, 2]);
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
  const gaps = heard.slice(1).map(({ after }, at) => after - heard[at]!.after);
  expect(gaps[0]).toBeGreaterThan(gaps.at(-1)!);
});
