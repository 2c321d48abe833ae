import { describe, expect, test } from 'vitest';
import { Sway } from '../../../../renderer/board/input/sway.ts';

const FRAME = 16;
const WIDTH = 100;

/** Carries cards to the right for `frames` frames, then holds them still for `still` frames. */
function carried(cards: number, frames: number, still: number) {
  const sway = new Sway(cards);
  let now = 0;
  for (let i = 1; i <= frames; i++) sway.step({ x: i * 20, y: 0 }, (now += FRAME), WIDTH);
  let sways = true;
  for (let i = 0; i < still; i++) sways = sway.step({ x: frames * 20, y: 0 }, (now += FRAME), WIDTH);
  return { sway, sways };
}

describe('carried cards', () => {
  test('tilt a little in the direction of movement, one behind another', () => {
    const { sway } = carried(5, 30, 0);
    expect(sway.tilt).toBeGreaterThan(0.03);
    expect(sway.tilt).toBeLessThan(0.1);
    const behind = sway.behind.map(({ x }) => x);
    expect(behind[0]).toBe(0);
    for (let i = 1; i < 5; i++) {
      expect(behind[i]).toBeLessThan(behind[i - 1]!);
      expect(behind[i - 1]! - behind[i]!).toBeLessThanOrEqual(0.08 * WIDTH);
    }
  });

  test('come to rest at their exact place soon after the hand', () => {
    const { sway, sways } = carried(13, 30, 60);
    expect(sways).toBe(false);
    expect(sway.tilt).toBe(0);
    expect(sway.behind.every(({ x, y }) => x === 0 && y === 0)).toBe(true);
  });

  test('stay steady after a late frame', () => {
    const sway = new Sway(3);
    sway.step({ x: 0, y: 0 }, 0, WIDTH);
    sway.step({ x: 900, y: -700 }, 4000, WIDTH);
    expect(Math.abs(sway.tilt)).toBeLessThan(0.1);
    expect(Math.abs(sway.behind[2]!.x)).toBeLessThanOrEqual(0.16 * WIDTH);
  });
});
