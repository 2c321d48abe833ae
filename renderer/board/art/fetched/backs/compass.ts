import { around, at, box, circle, fill, HALF, mirrored, polar, stroke } from '../../cards/pen.ts';

const INK = '#16465c';
const PAPER = '#f2e5c4';
const GOLD = '#dba84a';
const BRONZE = '#8a6426';
const DEEP = '#0d2c3d';
const RED = '#c04a35';
const DEEP_RED = '#7e261c';
const LINE = 'rgb(242 229 196 / 24%)';

/** A wind rose on a sea chart: lines of bearing from it, and a scale along the frame. */
function paintCompass(on: CanvasRenderingContext2D): void {
  paintBearings(on);
  around(on, 2, () => at(on, { y: -46 }, () => paintSmallRose(on)));
  paintRose(on);
  paintScale(on);
}

/** Lines of 32 winds from the great rose, and of 16 from the small ones. */
function paintBearings(on: CanvasRenderingContext2D): void {
  for (const [y, winds] of [
    [0, 32],
    [-46, 16],
    [46, 16],
  ] as const)
    stroke(on, LINE, 0.5, () => {
      for (let wind = 0; wind < winds; wind++) {
        const [x, far] = polar(150, (360 * wind) / winds);
        on.moveTo(0, y);
        on.lineTo(x, y + far);
      }
    });
}

function paintSmallRose(on: CanvasRenderingContext2D): void {
  fill(on, INK, () => circle(on, 0, 0, 8.6));
  stroke(on, PAPER, 0.7, () => circle(on, 0, 0, 8.6));
  around(on, 4, () => at(on, { turn: 45, size: 0.22 }, () => paintPoint(on, { long: 26, wide: 6 }, GOLD, BRONZE)));
  around(on, 4, () => at(on, { size: 0.22 }, () => paintPoint(on, { long: 37, wide: 7 }, PAPER, '#7f9aa0')));
}

/** Paints a point of a rose: its right side light, its left side dark. */
function paintPoint(
  on: CanvasRenderingContext2D,
  { long, wide }: { readonly long: number; readonly wide: number },
  light: string,
  dark: string,
): void {
  fill(on, light, `M0 ${-long}L${wide} ${-wide}L0 0Z`);
  fill(on, dark, `M0 ${-long}L${-wide} ${-wide}L0 0Z`);
}

function paintRose(on: CanvasRenderingContext2D): void {
  fill(on, DEEP, () => circle(on, 0, 0, 27.5));
  stroke(on, PAPER, 1.1, () => circle(on, 0, 0, 27.5));
  stroke(on, PAPER, 0.6, () => circle(on, 0, 0, 22.5));
  around(on, 32, (nth) => {
    if (nth % 2 === 0) fill(on, PAPER, () => circle(on, 0, -25, nth % 4 === 0 ? 1 : 0.6));
  });
  around(on, 8, () => at(on, { turn: 22.5 }, () => paintPoint(on, { long: 21, wide: 2.4 }, GOLD, BRONZE)));
  around(on, 4, () => at(on, { turn: 45 }, () => paintPoint(on, { long: 27, wide: 4.4 }, PAPER, '#8fa5a8')));
  around(on, 4, () => paintPoint(on, { long: 35, wide: 5.6 }, '#e0674f', DEEP_RED));
  fill(on, RED, () => circle(on, 0, 0, 4.4));
  fill(on, PAPER, () => circle(on, 0, 0, 3.4));
  fill(on, DEEP, () => circle(on, 0, 0, 1.5));
}

/** How far the inner and the outer edge of the scale are from the middle. */
const INNER = { width: 38.4, height: 58.4 } as const;
const OUTER = { width: 41.4, height: 61.4 } as const;

/** The scale around the chart, alternately light and dark, the same from the middle of each side. */
function paintScale(on: CanvasRenderingContext2D): void {
  on.fillStyle = INK;
  on.beginPath();
  box(on, HALF.width, HALF.height);
  box(on, INNER.width, INNER.height);
  on.fill('evenodd');
  on.fillStyle = DEEP;
  on.beginPath();
  box(on, OUTER.width, OUTER.height);
  box(on, INNER.width, INNER.height);
  on.fill('evenodd');
  const thick = OUTER.width - INNER.width;
  around(on, 2, () =>
    mirrored(on, () => {
      on.fillStyle = PAPER;
      for (const step of [0, 2, 4])
        on.fillRect(step * 7.68 - (step === 0 ? 0 : 3.84), -OUTER.height, step === 0 ? 3.84 : 7.68, thick);
      for (const step of [0, 2, 4, 6]) on.fillRect(INNER.width, -(step * 7.8) - 3.9, thick, 7.8);
    }),
  );
  stroke(on, PAPER, 0.7, () => box(on, OUTER.width, OUTER.height));
  stroke(on, PAPER, 0.7, () => box(on, INNER.width, INNER.height));
}

export const COMPASS = { ink: INK, paint: paintCompass } as const;
