import { expect, test } from 'vitest';
import { countDown, urgencyOf } from '../../../../../renderer/app/model/play/countdown.ts';

test.each([
  [0, 300_000, false],
  [999, 300_000, false],
  [1000, 299_000, false],
  [300_000, 0, false],
  [300_999, 0, false],
  [301_000, 1000, true],
  [3_900_500, 3_600_000, true],
])('after %i milliseconds of five minutes shows %i, over: %s', (spent, time, over) =>
  expect(countDown(5, spent)).toEqual({ time, over }),
);

test.each([
  [269, ''],
  [270, 'soon'],
  [289, 'soon'],
  [290, 'last'],
  [300, 'last'],
  [301, 'over'],
])('after %i seconds of five minutes is “%s”', (spent, urgency) =>
  expect(urgencyOf(countDown(5, 1000 * spent))).toBe(urgency),
);
