import { around, at, box, circle, fill, mirrored, stroke } from '../../cards/pen.ts';

const INK = '#4a201c';
const CREAM = '#f3dfb6';
const BERRY = '#c9402f';

/** The two halves of a leaf, as if it were folded along its rib, and the rib. */
interface Tones {
  readonly light: string;
  readonly dark: string;
  readonly rib: string;
}
const RUST: Tones = { light: '#d1632f', dark: '#ad4520', rib: '#f2b27c' };
const OCHRE: Tones = { light: '#e8af45', dark: '#c98a2d', rib: '#8a4f18' };
const CRIMSON: Tones = { light: '#c23a35', dark: '#982729', rib: '#f0a284' };

/** Right halves of leaves that point up from the origin. */
const OAK =
  'M0 0C1.5 -2 2 -3 2.2 -4.5C5.5 -4 8 -5.5 8 -8C8 -9.8 6 -10.8 4.6 -10.6C8.5 -11 11.5 -13 11.3 -16C11.1 -18.4 8 -19 5.8 -17.8C9 -19.5 10.4 -22.2 9.4 -24.4C8.4 -26.2 6 -26 4.8 -24.4C5.4 -27.5 3.6 -30.5 0 -31Z';
const MAPLE =
  'M0 -3L9 -4.6L7.9 -7.6L16.8 -14.2L14.6 -15.4L16.2 -20.4L11.4 -19.4L10.4 -21.6L6.4 -17L8.4 -26.4L5.6 -25L0 -33Z';
const OAK_RIBS = 'M0 5L0 -26M0 -7L5 -9.4M0 -14L7 -17.4M0 -20L5.6 -23.4';
const MAPLE_RIBS = 'M0 5L0 -28M0 -4L13 -17M0 -4L10 -6';

/** A wreath of leaves with acorns, and leaves that fall around it. */
function paintAutumn(on: CanvasRenderingContext2D): void {
  around(on, 2, () => {
    mirrored(on, () => paintCorner(on));
    paintEnd(on);
  });
  around(on, 4, () => at(on, { turn: 45 }, () => at(on, { y: -5 }, () => paintLeaf(on, OAK, RUST, 0.86))));
  around(on, 2, () => at(on, { y: -5 }, () => paintLeaf(on, OAK, OCHRE, 0.86)));
  around(on, 2, () => at(on, { turn: 90 }, () => at(on, { y: -5 }, () => paintLeaf(on, OAK, OCHRE, 0.86))));
  around(on, 8, () => at(on, { turn: 22.5 }, () => fill(on, BERRY, () => circle(on, 0, -6.4, 1.7))));
  fill(on, OCHRE.light, () => circle(on, 0, 0, 3.6));
  fill(on, OCHRE.dark, () => circle(on, 0, 0, 1.6));
  stroke(on, 'rgb(243 223 182 / 76%)', 0.9, () => box(on, 42.2, 62.2, 2.4));
}

function paintLeaf(on: CanvasRenderingContext2D, half: string, { light, dark, rib }: Tones, size: number): void {
  at(on, { size }, () => {
    fill(on, light, half);
    on.save();
    on.scale(-1, 1);
    fill(on, dark, half);
    on.restore();
    mirrored(on, () => stroke(on, rib, 0.9, half === OAK ? OAK_RIBS : MAPLE_RIBS));
  });
}

/** A leaf and berries in the upper right corner. */
function paintCorner(on: CanvasRenderingContext2D): void {
  at(on, { x: 21, y: -42, turn: 42 }, () => paintLeaf(on, OAK, OCHRE, 0.6));
  at(on, { x: 33.4, y: -24, turn: 205 }, () => paintAcorn(on));
  for (const [x, y] of [
    [37.4, -42],
    [22, -57.4],
    [14, -36],
    [37, 0],
  ] as const)
    fill(on, BERRY, () => circle(on, x, y, 1.5));
}

/** A maple leaf over the wreath. */
const paintEnd = (on: CanvasRenderingContext2D): void =>
  at(on, { y: -35.4 }, () => paintLeaf(on, MAPLE, CRIMSON, 0.72));

/** An acorn that hangs from the origin. */
function paintAcorn(on: CanvasRenderingContext2D): void {
  stroke(on, CREAM, 0.8, 'M0 0L0 -4');
  fill(on, '#d9a65a', 'M-3 1C-3.2 6 -1.5 8.6 0 10C1.5 8.6 3.2 6 3 1Z');
  fill(on, '#b9823c', 'M0 1L3 1C3.2 6 1.5 8.6 0 10Z');
  fill(on, '#8a5526', 'M-4 2C-4.4 -2.8 4.4 -2.8 4 2Z');
}

export const AUTUMN = { ink: INK, paint: paintAutumn } as const;
