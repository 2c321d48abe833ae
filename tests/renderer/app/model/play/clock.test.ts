import { expect, test } from 'vitest';
import { Clock, clockRuns } from '../../../../../renderer/app/model/play/clock.ts';

test('counts only while running', () => {
  const clock = new Clock();
  clock.run(true, 1000);
  clock.run(false, 4000);
  expect(clock.read(9000)).toBe(3000);
  clock.run(true, 10_000);
  expect(clock.read(10_500)).toBe(3500);
});

test('continues from the saved time', () => {
  const clock = new Clock(60_000);
  expect(clock.read(5)).toBe(60_000);
  clock.run(true, 5);
  expect(clock.read(1005)).toBe(61_000);
});

test('loses nothing when started twice', () => {
  const clock = new Clock();
  clock.run(true, 0);
  clock.run(true, 500);
  expect(clock.read(800)).toBe(800);
});

test('never goes backwards', () => {
  const clock = new Clock(100);
  clock.run(true, 1000);
  expect(clock.read(400)).toBe(100);
});

test('counts at most a minute of a gap, as after sleep', () => {
  const clock = new Clock();
  clock.run(true, 0);
  expect(clock.read(10_000)).toBe(10_000);
  expect(clock.read(8 * 3_600_000)).toBe(70_000);
  expect(clock.read(8 * 3_600_000 + 5000)).toBe(75_000);
  clock.run(false, 20 * 3_600_000);
  expect(clock.read(20 * 3_600_000)).toBe(135_000);
});

test.each([
  ['begun in the active window', { played: true, finished: false, active: true, paused: false, covered: false }, true],
  ['not begun', { played: false, finished: false, active: true, paused: false, covered: false }, false],
  ['over', { played: true, finished: true, active: true, paused: false, covered: false }, false],
  [
    'in a window behind another',
    { played: true, finished: false, active: false, paused: false, covered: false },
    false,
  ],
  ['behind a panel', { played: true, finished: false, active: true, paused: false, covered: true }, false],
  ['paused', { played: true, finished: false, active: true, paused: true, covered: false }, false],
])('formats the time of a game %s', (_, rule, runs) => expect(clockRuns(rule)).toBe(runs));
