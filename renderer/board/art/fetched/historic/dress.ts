import { at, circle, fill, mirrored, stroke } from '../../cards/pen.ts';
import { type Dye, dyeOf, fine, ink, inkWith } from './ink.ts';

type Print = 'lozenges' | 'stripes' | 'roundels' | 'chevrons' | 'scales' | 'crosses';

/** What a figure wears. */
export interface Dress {
  readonly mantle: Dye;
  readonly lining: Dye;
  readonly tunic: Dye;
  readonly print: Print;
  readonly printDye: Dye;
  readonly collar: 'ermine' | 'lace' | 'linen';
}

/** Paints the mantle with its lining, and the tunic between its sides. */
export function paintDress(on: CanvasRenderingContext2D, { mantle, lining, tunic, print, printDye }: Dress): void {
  mirrored(on, () => {
    ink(on, mantle, 'M5 -22C14 -21 26 -18 30 -9L34 16L13 16L9 -16Z');
    fine(on, 'M20 -18C23.6 -9 25 2 25.6 14M16.4 -19.6C20 -10 21.6 2 22.4 14M24.6 -15.4C27.4 -7 29 4 29.6 14');
    ink(on, lining, 'M5.4 -21C10 -19.6 13.6 -16.4 15 -12L20 16L13 16L8.4 -14Z');
    if (lining === 'paper') {
      for (const [x, y] of [
        [11.4, -13],
        [13, -5],
        [14.6, 3],
      ] as const)
        paintTail(on, x, y);
    } else {
      for (const [x, y] of [
        [11.4, -12.4],
        [12.8, -6],
        [14, 0.4],
        [15.2, 6.8],
      ] as const)
        fine(on, `M${x - 0.9} ${y}a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0`, 0.5);
    }
  });
  inkWith(on, tunic, 'M-9 -16L9 -16L14.4 16L-14.4 16Z', () => PRINTS[print](on, dyeOf(printDye)));
}

/** A spot of ermine. */
const paintTail = (on: CanvasRenderingContext2D, x: number, y: number): void =>
  ink(on, 'black', `M${x} ${y - 1.5}L${x + 0.7} ${y + 1.2}L${x - 0.7} ${y + 1.2}Z`, 0.3);

/** Draws something in rows, every second one shifted by half a step. */
function inRows(on: CanvasRenderingContext2D, across: number, down: number, draw: () => void): void {
  for (let row = 0; row * down < 36; row++)
    for (let x = -18 + ((row % 2) * across) / 2; x <= 18; x += across) at(on, { x, y: -15 + row * down }, draw);
}

const PRINTS: Readonly<Record<Print, (on: CanvasRenderingContext2D, colour: string) => void>> = {
  lozenges: (on, colour) => {
    inRows(on, 6, 4.6, () => fill(on, colour, 'M0 -2.2L2 0L0 2.2L-2 0Z'));
  },
  stripes: (on, colour) => {
    on.fillStyle = colour;
    for (let x = -16; x <= 16; x += 5.34) on.fillRect(x - 1.3, -20, 2.6, 40);
    fine(on, 'M-17.3 -20L-17.3 20M-12 -20L-12 20M-9.3 -20L-9.3 20M9.3 -20L9.3 20M12 -20L12 20', 0.35);
  },
  roundels: (on, colour) => {
    inRows(on, 6.4, 5, () => fill(on, colour, () => circle(on, 0, 0, 1.7)));
  },
  chevrons: (on, colour) => {
    for (let y = -20; y < 24; y += 5) stroke(on, colour, 2, `M-16 ${y + 8}L0 ${y}L16 ${y + 8}`);
  },
  scales: (on, colour) => {
    inRows(on, 5, 3.4, () => stroke(on, colour, 0.9, 'M-2.5 0A2.5 2.5 0 0 0 2.5 0'));
  },
  crosses: (on, colour) => {
    inRows(on, 6.4, 5, () => stroke(on, colour, 1.2, 'M-1.8 0L1.8 0M0 -1.8L0 1.8'));
  },
};

/** Paints a high collar of lace, which stands behind the head. */
export function paintLace(on: CanvasRenderingContext2D): void {
  const edge =
    'M-6 -17C-12 -17 -16.6 -21 -17 -26C-19.4 -27.6 -19.4 -30.6 -17 -32C-18 -34.6 -16.4 -37 -13.6 -36.8L13.6 -36.8C16.4 -37 18 -34.6 17 -32C19.4 -30.6 19.4 -27.6 17 -26C16.6 -21 12 -17 6 -17Z';
  ink(on, 'paper', edge, 0.6);
  mirrored(on, () => {
    fine(on, 'M7 -19L15.6 -24.6M8 -22L16.6 -29M9 -25L16 -33.4M5.6 -17.6L12.6 -20', 0.5);
  });
}

/** Paints what lies on the shoulders, over the neck. */
export function paintCollar(on: CanvasRenderingContext2D, { collar, lining }: Dress): void {
  COLLARS[collar](on, lining);
}

const COLLARS: Readonly<Record<Dress['collar'], (on: CanvasRenderingContext2D, dye: Dye) => void>> = {
  ermine: (on) => {
    ink(
      on,
      'paper',
      'M-6.6 -22.6C-12 -20.4 -12.8 -15 -8.6 -11.4C-4 -8.4 4 -8.4 8.6 -11.4C12.8 -15 12 -20.4 6.6 -22.6C4.6 -17.4 -3.6 -17.4 -6.6 -22.6Z',
    );
    for (const [x, y] of [
      [-8.8, -17],
      [-5.6, -13],
      [0, -11.6],
      [5.6, -13],
      [8.8, -17],
    ] as const)
      paintTail(on, x, y);
  },
  lace: (on, dye) => {
    ink(
      on,
      'paper',
      'M-8.4 -18.4C-8 -13 -3.4 -9.6 0 -9.6C3.4 -9.6 8 -13 8.4 -18.4L5.2 -19.4C3 -16 -2 -16 -4.2 -19.4Z',
      0.6,
    );
    ink(
      on,
      'yellow',
      'M-8.8 -17.4C-8 -12 -3.4 -8.4 0 -8.4C3.4 -8.4 8 -12 8.8 -17.4L7.4 -17.8C6.6 -13.6 3 -10.6 0 -10.6C-3 -10.6 -6.6 -13.6 -7.4 -17.8Z',
      0.5,
    );
    fine(on, 'M-4.6 -18C-2.4 -13.4 3.4 -13.4 5.4 -18', 0.6);
    ink(on, dye === 'red' ? 'blue' : 'red', 'M0.4 -14.8L1.8 -13L0.4 -11.2L-1 -13Z', 0.4);
  },
  linen: (on, dye) => {
    ink(on, 'paper', 'M-5.4 -20.6L-13.4 -17.6L-11 -9.6L0 -13.2L11 -9.6L13.4 -17.6L6.4 -20.6L1 -15.8Z', 0.6);
    stroke(on, dyeOf(dye), 1.1, 'M-12.4 -14.6L-10.4 -11.4L-0 -15M12.4 -14.6L10.4 -11.4L0 -15');
    fine(on, 'M0 -13.2L0.6 -15.8', 0.6);
  },
};

/** Paints a sleeve and the hand that holds something, on the right. */
export function paintArm(on: CanvasRenderingContext2D, { mantle, lining }: Dress): void {
  ink(on, lining === 'paper' ? mantle : lining, 'M15.4 16C14 4 15.4 -3 17.8 -8L26.8 -7.4C29.6 0 31 8 31 16Z');
  fine(on, 'M20 -5C18.6 2 18.6 8 19.4 14M24.4 -5C26.4 2 27 8 27 14');
  ink(on, 'paper', 'M17.2 -9.8L27.4 -9L27.2 -5.8L16.6 -6.6Z', 0.6);
  ink(on, 'paper', 'M18.4 -9.8C17.6 -13 18.6 -17.4 22.4 -17.4C26 -17.4 26.8 -13.4 26 -9.2Z', 0.6);
  fine(on, 'M19.4 -15.6L25.4 -15.4M18.8 -13.6L26 -13.4M18.7 -11.6L26 -11.4');
}
