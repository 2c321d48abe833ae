import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedUp, type Gap, heapedUp } from '../../../../renderer/board/geometry/gaps.ts';

const FACE_UP: Gap = { open: 29, readable: 17, distinct: 12, least: 5 };
const FACE_DOWN: Gap = { open: 12, readable: 5, distinct: 5, least: 5 };
const ROUNDING = 1e-6;

const sumOf = (gaps: readonly number[]): number => gaps.reduce((sum, gap) => sum + gap, 0);
const openOf = (gaps: readonly Gap[]): number => sumOf(gaps.map(({ open }) => open));

/** Typical fans: cards face down under cards face up. */
const fanOf = (down: number, up: number): readonly Gap[] =>
  Array.from({ length: down + up }, (_, at) => (at < down ? FACE_DOWN : FACE_UP));
const fans = fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 30 })).map(([down, up]) => fanOf(down, up));
const rooms = fc.double({ min: 0, max: 1000, noNaN: true });

const always = (holds: (gaps: readonly Gap[], room: number) => void): void =>
  fc.assert(
    fc.property(fans, rooms, (gaps, room) => {
      holds(gaps, room);
    }),
  );

describe('the steps of a fan', () => {
  test('fill the room without overflow, and are wide where there is room', () =>
    always((gaps, room) => expect(sumOf(closedUp(gaps, room))).toBeCloseTo(Math.min(room, openOf(gaps)), 6)));

  test('never grow in less room, except the last three', () =>
    always((gaps, room) => {
      const [wide, narrow] = [closedUp(gaps, room), closedUp(gaps, room * 0.9)];
      for (const [at, gap] of narrow.slice(0, -3).entries()) expect(gap).toBeLessThanOrEqual(wide[at]! + ROUNDING);
    }));

  test('are no narrower than lower ones of the same kind', () =>
    always((gaps, room) => {
      const up = closedUp(gaps, room).filter((_, at) => gaps[at] === FACE_UP);
      for (const [at, gap] of up.entries()) expect(gap).toBeGreaterThanOrEqual((up[at - 1] ?? 0) - ROUNDING);
    }));

  test('show each card, or the full ranks of the last three', () =>
    always((gaps, room) => {
      const least = sumOf(gaps.map(({ readable, least }, at) => (at < gaps.length - 3 ? least : readable)));
      fc.pre(room >= least);
      const widths = closedUp(gaps, room);
      const isAll = (part: keyof Gap, from: number): boolean =>
        widths.every((width, at) => at < from || width >= gaps[at]![part] - ROUNDING);
      expect(isAll('distinct', 0) || (isAll('least', 0) && isAll('readable', gaps.length - 3))).toBe(true);
    }));
});

describe('a fan whose top cards matter', () => {
  const gaps = fanOf(0, 36);

  test('closes up evenly while every full rank shows', () =>
    expect(heapedUp(gaps, 17 * 36)).toEqual(closedUp(gaps, 17 * 36)));

  test('shows full ranks of as many top cards as fit and stacks the rest', () => {
    const widths = heapedUp(gaps, 200);
    expect(widths.filter((width) => width > 0)).toEqual(Array.from({ length: 11 }, () => 17));
    expect(widths.slice(0, 25).every((width) => width === 0)).toBe(true);
  });
});

describe('a fan that has to close up', () => {
  const gaps = fanOf(2, 8);
  const closed = (room: number): number[] => closedUp(gaps, room).map((gap) => Math.round(gap));

  test.each([
    ['lies open at first', 256, [12, 12, 29, 29, 29, 29, 29, 29, 29, 29]],
    ['closes up its cards face down', 242, [5, 5, 29, 29, 29, 29, 29, 29, 29, 29]],
    ['then all others, as far as each can be told', 114, [5, 5, 13, 13, 13, 13, 13, 13, 13, 13]],
    ['then the lowest of these, and the whole ranks of the last are seen', 100, [5, 5, 5, 5, 5, 12, 12, 17, 17, 17]],
    ['until all but the last can only be counted', 86, [5, 5, 5, 5, 5, 5, 5, 17, 17, 17]],
    ['and gives up even that', 50, [2, 2, 2, 2, 2, 2, 2, 12, 12, 12]],
  ])('%s', (_, room, widths) => expect(closed(room)).toEqual(widths));
});
