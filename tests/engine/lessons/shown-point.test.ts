import { describe, expect, test } from 'vitest';
import { type LessonPoint, type Shown } from '../../../engine/lessons/point.ts';
import { divided, readable, type ShownPoint } from '../../../engine/lessons/shown-point.ts';

const pointOf = (shown: Shown, from: LessonPoint['from']): LessonPoint => ({
  ...shown,
  from,
  source: 0,
  by: from === 'stock' ? 'click' : 'drag',
  turnsUp: false,
  fills: undefined,
  needs: undefined,
});

const click = (at: number): ShownPoint => ({
  at,
  point: pointOf({ kind: 'turn', count: 1, again: 0, stays: false }, 'stock'),
  worth: 1,
});

const exchange = (at: number): ShownPoint => ({
  at,
  point: pointOf({ kind: 'exchange', card: 1, onto: 2 }, 'tableau'),
  worth: 1,
});

const placesOf = (shown: readonly ShownPoint[] | undefined): number[] | undefined => shown?.map(({ at }) => at);

describe('readable', () => {
  test('adds steps until none has more than ten moves', () => {
    const all = Array.from({ length: 25 }, (_, at) => exchange(at));
    expect(placesOf(readable([all[0]!, all[24]!], all))).toEqual([0, 10, 20, 24]);
  });

  test('adds nothing between clicks on the stock alone', () => {
    const all = [exchange(0), ...Array.from({ length: 15 }, (_, at) => click(at + 1)), exchange(16)];
    expect(readable([all[0]!, all[16]!], all)).toBeUndefined();
  });

  test('puts two other steps between clicks on the stock', () => {
    const all = [click(0), exchange(1), exchange(2), exchange(3), click(4)];
    expect(placesOf(readable([all[0]!, all[4]!], all))).toEqual([0, 2, 3, 4]);
    expect(readable([click(0), click(1)], [click(0), click(1)])).toBeUndefined();
  });

  test('drops kinds shown twice beyond seven steps', () => {
    const all = [...Array.from({ length: 8 }, (_, at) => exchange(at)), click(8)];
    expect(placesOf(readable(all, all))).toHaveLength(7);
  });
});

describe('divided', () => {
  test('shows moves between two points in equally long steps', () => {
    const all = Array.from({ length: 10 }, (_, at) => exchange(at));
    expect(placesOf(divided([all[0]!, all[9]!], all))).toEqual([0, 3, 6, 9]);
    expect(placesOf(divided([all[3]!], all))).toEqual([3]);
  });

  test('shows clicks on the stock in one step of their own', () => {
    const all = [exchange(0), ...Array.from({ length: 6 }, (_, at) => click(at + 1)), exchange(7)];
    const steps = divided([all[0]!, all[7]!], all);
    expect(placesOf(steps)).toEqual([0, 6, 7]);
    expect(steps[1]!.point).toMatchObject({ kind: 'clicks', count: 6, from: 'stock' });
  });
});
