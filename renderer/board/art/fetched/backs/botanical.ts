import { around, at, box, circle, fill, mirrored, stroke } from '../../cards/pen.ts';

const INK = '#17322c';
const STEM = '#6d8f5a';
const LEAF = '#83ad69';
const DARK_LEAF = '#557d4c';
const CREAM = '#f6e9cf';
const ROSE = '#dd8b7e';
const DEEP_ROSE = '#b85f57';
const GOLD = '#e2b65a';

/** A flower between curved stems with leaves, buds and berries. */
function paintBotanical(on: CanvasRenderingContext2D): void {
  around(on, 2, () => mirrored(on, () => paintQuarter(on)));
  around(on, 2, () => paintAxis(on));
  around(on, 2, () => paintSide(on));
  paintFlower(on, 15.5);
  stroke(on, 'rgb(246 233 207 / 72%)', 0.9, () => box(on, 42.2, 62.2, 2.4));
}

type Leaf = readonly [x: number, y: number, turn: number, size: number];

/** A leaf points up from where it grows; its halves have two tones. */
function paintLeaves(on: CanvasRenderingContext2D, leaves: readonly Leaf[]): void {
  for (const [x, y, turn, size] of leaves)
    at(on, { x, y, turn, size }, () => {
      fill(on, LEAF, 'M0 0C-5 -4 -5.4 -10 0 -16Z');
      fill(on, DARK_LEAF, 'M0 0C5 -4 5.4 -10 0 -16Z');
    });
}

function paintFlower(on: CanvasRenderingContext2D, radius: number): void {
  at(on, { size: radius / 15 }, () => {
    around(on, 8, () => {
      fill(on, DEEP_ROSE, 'M0 0C-8 -6 -7 -14 0 -16.4C7 -14 8 -6 0 0Z');
      fill(on, ROSE, 'M0 0C-6.4 -6 -5.4 -12.6 0 -14.6C5.4 -12.6 6.4 -6 0 0Z');
    });
    around(on, 8, () => at(on, { turn: 22.5 }, () => fill(on, CREAM, 'M0 0C-4.4 -4 -4 -9 0 -10.6C4 -9 4.4 -4 0 0Z')));
    fill(on, GOLD, () => circle(on, 0, 0, 3.6));
    around(on, 10, () => fill(on, DEEP_ROSE, () => circle(on, 0, -3.6, 0.6)));
  });
}

/** Where a berry hangs, and the stem that it hangs on. */
const BERRIES = [
  [35.6, -54.4, 'M26.4 -45.4C29 -49 32 -52 35.6 -54.4'],
  [29.6, -56.4, 'M26.4 -45.4C27 -49 28 -53 29.6 -56.4'],
  [37, -48.2, 'M26.4 -45.4C30 -46 34 -47 37 -48.2'],
] as const;

/** The stem that grows from the middle to the upper right corner and rolls up around a small flower. */
function paintQuarter(on: CanvasRenderingContext2D): void {
  for (const [x, y, stem] of BERRIES) {
    stroke(on, STEM, 0.7, stem);
    fill(on, GOLD, () => circle(on, x, y, 1.5));
  }
  stroke(on, STEM, 1.2, 'M9 -10C22 -14 33 -25 28.6 -39C25.4 -48 14 -47.4 14 -39');
  paintLeaves(on, [
    [16, -13.6, 70, 0.74],
    [23, -19.6, -36, 0.86],
    [26.4, -24, 92, 0.74],
    [28.8, -30, -50, 0.78],
    [29.2, -33, 66, 0.66],
    [20.6, -45.6, -30, 0.6],
  ]);
  at(on, { x: 14.6, y: -37 }, () => paintFlower(on, 6.6));
}

/** A bud above the flower. */
function paintAxis(on: CanvasRenderingContext2D): void {
  stroke(on, STEM, 1.2, 'M0 -14L0 -46');
  paintLeaves(on, [
    [0, -25, 38, 0.62],
    [0, -25, -38, 0.62],
  ]);
  at(on, { y: -44, size: 1.1 }, () => {
    fill(on, ROSE, 'M0 0C-5 -4 -5 -10 0 -14C5 -10 5 -4 0 0Z');
    fill(on, CREAM, 'M0 0C-2 -4 -2 -8 0 -12C2 -8 2 -4 0 0Z');
    mirrored(on, () => fill(on, DARK_LEAF, 'M0 2C-4 0 -5 -3 -4.6 -6C-2 -4 0 -2 0 2Z'));
  });
}

/** A spray of leaves to the right of the flower. */
function paintSide(on: CanvasRenderingContext2D): void {
  stroke(on, STEM, 1, 'M14 0L31 0');
  paintLeaves(on, [
    [22, 0, 52, 0.6],
    [22, 0, 128, 0.6],
    [28, 0, 90, 0.74],
  ]);
}

export const BOTANICAL = { ink: INK, paint: paintBotanical } as const;
