import { around, at, box, circle, fill, mirrored, stroke } from '../../cards/pen.ts';

const INK = '#2c6690';
const SNOW = '#f4fafc';
const ICE = 'rgb(222 240 248 / 62%)';
const FAINT = 'rgb(222 240 248 / 34%)';

/** A large snow crystal, smaller ones around it, and flakes that fall. */
function paintWinter(on: CanvasRenderingContext2D): void {
  around(on, 2, () => mirrored(on, () => paintFlakes(on)));
  at(on, { size: 1.02 }, () => paintCrystal(on));
  stroke(on, SNOW, 0.9, () => box(on, 42.2, 62.2, 2.4));
}

function paintCrystal(on: CanvasRenderingContext2D): void {
  around(on, 6, () => {
    stroke(on, SNOW, 1.7, 'M0 0L0 -33');
    mirrored(on, () => {
      stroke(on, SNOW, 1.3, 'M0 -27L5 -32M0 -20.5L9 -29.5M0 -14L7.4 -21.4');
      fill(on, ICE, 'M0 -3L3.4 -9L0 -15Z');
    });
    fill(on, SNOW, 'M0 -36.6L1.8 -33.4L0 -30.2L-1.8 -33.4Z');
  });
  around(on, 6, () => at(on, { turn: 30 }, () => fill(on, SNOW, 'M0 -4L1.6 -8L0 -12L-1.6 -8Z')));
  fill(on, SNOW, () => circle(on, 0, 0, 2.2));
}

function paintSmall(on: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  at(on, { x, y, size }, () => {
    around(on, 6, () => stroke(on, SNOW, 1, 'M0 0L0 -9M0 -5.4L-3 -8M0 -5.4L3 -8'));
  });
}

function paintFlakes(on: CanvasRenderingContext2D): void {
  paintSmall(on, 29, -47, 0.95);
  paintSmall(on, 0, -51, 0.6);
  paintSmall(on, 35, 0, 0.5);
  for (const [x, y, radius] of [
    [14, -54, 1],
    [14, -43, 0.7],
    [38, -33, 0.9],
    [25, -32, 0.6],
    [36, -16, 0.7],
    [38, -58, 0.6],
    [8, -40, 0.5],
  ] as const)
    fill(on, radius > 0.6 ? ICE : FAINT, () => circle(on, x, y, radius));
}

export const WINTER = { ink: INK, paint: paintWinter } as const;
