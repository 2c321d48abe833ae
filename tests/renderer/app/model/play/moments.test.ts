import { expect, test } from 'vitest';
import { Moments } from '../../../../../renderer/app/model/play/moments.ts';

test('keeps each move’s time, also after an undo', () => {
  const moments = new Moments(0);
  for (const [moves, now] of [
    [1, 0],
    [2, 4000],
    [1, 6000],
    [2, 9000],
    [3, 9500],
  ] as const)
    moments.follow(moves, now);
  expect(moments.text).toBe('gpg');
});

test('continues with the saved times', () => {
  const moments = new Moments(2, 'gp');
  moments.follow(3, 11_000);
  expect(moments.text).toBe('gpi');
});

test('has no times until it begins again when none were saved', () => {
  const moments = new Moments(2);
  moments.follow(3, 11_000);
  expect(moments.text).toBe('');
  moments.follow(0, 12_000);
  moments.follow(1, 13_000);
  expect(moments.text).toBe('t');
});
