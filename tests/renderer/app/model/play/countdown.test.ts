import { expect, test } from 'vitest';
import { countDown } from '../../../../../renderer/app/model/play/countdown.ts';

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
