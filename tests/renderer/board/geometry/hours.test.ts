import { describe, expect, test } from 'vitest';
import { games, Session, usualOptions } from '../../../../engine/rules.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { hoursOn } from '../../../../renderer/board/geometry/hours.ts';
import { layOut } from '../../../../renderer/board/geometry/table-layout.ts';

const CLOCKS = games
  .map((game) => Session.begin(game, usualOptions(game), 1))
  .filter(({ shapes }) => shapes.some(({ hour }) => hour));
const WINDOWS = [
  { width: 800, height: 500 },
  { width: 1280, height: 700 },
  { width: 1920, height: 980 },
];

test('draws hours in Clock, Dial and Grandfather’s Clock', () => {
  expect(CLOCKS.map(({ game }) => game.id).toSorted()).toEqual(['clock', 'dial', 'grandfathers-clock']);
});

test('draws no hours where Grandfather’s Clock lies in rows', () => {
  const { shapes, layouts } = CLOCKS.find(({ game }) => game.id === 'grandfathers-clock')!;
  const { slots } = layOut(shapes, { width: 500, height: 800, density: 1 }, false, arrangementsFor(shapes, layouts));
  expect(hoursOn(shapes, slots)).toEqual([]);
});

describe.each(CLOCKS.map((session) => [session.game.id, session] as const))('%s', (_, { shapes, layouts }) => {
  test.each(WINDOWS.flatMap(({ width, height }) => [false, true].map((left) => ({ width, height, left }))))(
    'draws each hour in the window beside its pile at $width by $height, left-handed $left',
    ({ width, height, left }) => {
      const { slots } = layOut(shapes, { width, height, density: 1 }, left, arrangementsFor(shapes, layouts));
      const hours = hoursOn(shapes, slots);
      expect(hours.map(({ hour }) => hour).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, i) => i + 1),
      );
      for (const { hour, at } of hours) {
        const away = slots.map(({ x, y, width, height }) =>
          Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height)),
        );
        const nearest = away.indexOf(Math.min(...away));
        expect([hour, shapes[nearest]!.hour]).toEqual([hour, hour]);
        expect(away[nearest]).toBeGreaterThan(0.1 * slots[0]!.width);
        expect([at.x > 0, at.y > 0, at.x < width, at.y < height]).toEqual([true, true, true, true]);
      }
    },
  );

  test.each([false, true])('keeps three on the right and nine on the left, left-handed %s', (left) => {
    const room = { width: 1280, height: 700, density: 1 };
    const { slots } = layOut(shapes, room, left, arrangementsFor(shapes, layouts));
    const xOf = (hour: number): number => slots[shapes.findIndex((shape) => shape.hour === hour)]!.x;
    expect(xOf(9)).toBeLessThan(xOf(12));
    expect(xOf(12)).toBeLessThan(xOf(3));
  });
});
