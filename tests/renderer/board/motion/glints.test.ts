import { expect, test } from 'vitest';
import { Glints } from '../../../../renderer/board/motion/glints.ts';

const box = { x: 10, y: 20, width: 100, height: 140 };

test('draws a ring of light from the arrival of its card until it has faded', () => {
  const glints = new Glints();
  glints.begin([{ box, start: 200 }]);
  expect(glints.step(1000)).toEqual([]);
  const [early, late] = [glints.step(1250), glints.step(1700)].map(([ring]) => ring!);
  expect(late!.box.width).toBeGreaterThan(early!.box.width);
  expect(early!.alpha).toBeGreaterThan(0);
  expect(glints.step(1900)).toEqual([]);
  expect(glints.running).toBe(false);
});
