import { expect, test } from 'vitest';
import { PAD_KEYS, PadReading, type PadView } from '../../../../../renderer/app/actions/hands/pad-reading.ts';

const padWith = (pressed: readonly number[], axes: readonly number[] = [0, 0]): PadView => ({
  buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: pressed.includes(at) })),
  axes,
});

test('maps every standard gamepad button to one action', () => {
  const meant = Array.from({ length: 16 }, (_, at) => new PadReading().read([padWith([at])], 0));
  expect(meant.map((keys) => keys.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1]);
  expect(new Set(meant.flat())).toEqual(new Set(PAD_KEYS));
});

test('repeats directions and not buttons while held', () => {
  const reading = new PadReading();
  const held = padWith([0, 12]);
  const acted = Array.from({ length: 61 }, (_, i) => reading.read([held], i * 16));
  expect(acted[0]).toEqual(['up', 'act']);
  expect(acted.slice(1).flat()).toEqual(Array.from({ length: 4 }, () => 'up'));
  expect(reading.read([padWith([])], 1000)).toEqual([]);
  expect(reading.read([held], 1016)).toEqual(['up', 'act']);
});

test('ignores drift of a stick', () => {
  expect(new PadReading().read([padWith([], [0.3, -0.4])], 0)).toEqual([]);
  expect(new PadReading().read([padWith([], [-0.9, 0])], 0)).toEqual(['left']);
  expect(new PadReading().read([padWith([], [0, 1])], 0)).toEqual(['down']);
});

test('accepts any connected gamepad', () => {
  expect(new PadReading().read([padWith([]), padWith([4])], 0)).toEqual(['undo']);
});
