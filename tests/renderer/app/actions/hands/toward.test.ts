import { expect, test } from 'vitest';
import { type Edges, type Side, toward } from '../../../../../renderer/app/actions/hands/toward.ts';

const SIDES: readonly Side[] = ['up', 'down', 'left', 'right'];
const boxAt = (x: number, y: number, width = 80, height = 20): Edges => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** Three rows of four buttons. */
const GRID = Array.from({ length: 12 }, (_, at) => boxAt((at % 4) * 100, Math.floor(at / 4) * 40));

test('goes to the neighbour in a grid and nowhere from its edge', () => {
  let asked = 0;
  for (const [at, box] of GRID.entries()) {
    const next = {
      up: at - 4 >= 0 ? at - 4 : undefined,
      down: at + 4 < 12 ? at + 4 : undefined,
      left: at % 4 > 0 ? at - 1 : undefined,
      right: at % 4 < 3 ? at + 1 : undefined,
    };
    for (const side of SIDES) {
      expect(toward(box, GRID, side), `${side} of ${at}`).toBe(next[side]);
      asked += 1;
    }
  }
  expect(asked).toBe(48);
});

test('prefers what is straight ahead to what is nearer', () => {
  const ahead = boxAt(0, 200);
  const aside = boxAt(300, 60);
  expect(toward(boxAt(0, 0), [aside, ahead], 'down')).toBe(1);
  expect(toward(boxAt(0, 0), [aside], 'down')).toBe(0);
});

test('goes between a wide button and small ones above it', () => {
  const wide = boxAt(0, 100, 400);
  for (const small of GRID.slice(0, 4)) expect(toward(small, [wide], 'down')).toBe(0);
  expect(toward(wide, GRID.slice(0, 4), 'up')).toBeDefined();
});
