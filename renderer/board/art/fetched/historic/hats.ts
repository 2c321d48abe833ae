import { circle } from '../../cards/pen.ts';
import { type Dye, dyeOf, fine, ink } from './ink.ts';

export type Hat = 'crown' | 'high-crown' | 'coronet' | 'cap' | 'plumed';

/** Paints what is on a head that is drawn around the origin. */
export function paintHat(on: CanvasRenderingContext2D, hat: Hat, dye: Dye): void {
  HATS[hat](on, dye);
}

const HATS: Readonly<Record<Hat, (on: CanvasRenderingContext2D, dye: Dye) => void>> = {
  crown: (on, dye) => {
    ink(on, dye, 'M-7 -11C-7 -19 8 -19 8.4 -11Z');
    paintBand(on);
    ink(
      on,
      'yellow',
      'M-9 -11.6L-11 -18.4C-8.6 -18.6 -7.4 -17 -6.4 -14.4C-5 -16.4 -3.4 -17.4 -3 -19.4C-1 -20.4 0 -22.4 0.4 -22.4C0.8 -22.4 1.8 -20.4 3.8 -19.4C4.2 -17.4 5.8 -16.4 7.2 -14.4C8.2 -17 9.4 -18.6 11.8 -18.4L9.8 -11.6C4 -9.8 -3.2 -9.8 -9 -11.6Z',
    );
  },
  'high-crown': (on, dye) => {
    ink(on, dye, 'M-7 -11C-10 -17 -6 -21 0.4 -21C7 -21 11 -17 8 -11Z');
    ink(on, 'yellow', 'M-1.2 -11L-1.2 -21L2 -21L2 -11Z');
    ink(
      on,
      'yellow',
      'M-9.2 -11.6L-11 -17L-6.6 -14.6L-4.6 -18L-1.6 -14.4L2.4 -14.4L5.4 -18L7.4 -14.6L11.8 -17L10 -11.6C4 -9.8 -3.2 -9.8 -9.2 -11.6Z',
    );
    paintBand(on);
  },
  coronet: (on, dye) => {
    ink(on, dye, 'M-7 -10C-7 -16 8 -16 8.4 -10Z');
    ink(
      on,
      'yellow',
      'M-8 -10.4L-10 -16.4L-5.6 -13L-3 -17L0.4 -13L3.8 -17L6.4 -13L10.8 -16.4L8.8 -10.4C4 -8.6 -3.2 -8.6 -8 -10.4Z',
    );
    paintBand(on);
    for (const [x, y] of [
      [-10, -17],
      [-3, -17.8],
      [3.8, -17.8],
      [10.8, -17],
    ] as const) {
      on.fillStyle = dyeOf('paper');
      on.beginPath();
      circle(on, x, y, 1.2);
      on.fill();
      on.lineWidth = 0.5;
      on.stroke();
    }
  },
  cap: (on, dye) => {
    ink(on, dye, 'M-9 -9.6C-12 -15 -6 -18.6 1 -18C9 -17.6 12.6 -14 9.8 -9Z');
    ink(on, 'yellow', 'M-8.6 -8.4C-4 -6.6 4.4 -6.6 9.2 -8.2L9.6 -11.2C4 -9.6 -4 -9.6 -9.2 -11.2Z');
    fine(on, 'M-6 -12C-6 -15 -4 -17 0 -17M3 -17.4C6 -16.4 8 -14 8 -11.6');
  },
  plumed: (on, dye) => {
    ink(on, dye, 'M-10 -9.4C-10 -15.4 -4 -17.4 1 -17C8 -16.6 10.6 -13 10.4 -9Z');
    ink(
      on,
      'paper',
      'M6 -13C4 -20 -4 -24.6 -11 -22C-15 -20 -15.6 -14 -12 -11.4C-12.4 -14.6 -10 -16.6 -7 -15.8C-3 -14.6 2 -12.4 6 -13Z',
    );
    fine(
      on,
      'M4.4 -13.6C1 -18 -5 -20.6 -10 -19.4C-12.6 -18.6 -13.4 -16 -13 -14M1.4 -16.4L1.6 -18.6M-2 -18.6L-2.4 -21M-6 -19.8L-7.4 -22.2M-10 -19.4L-12 -20.8M-12.4 -17L-14.4 -17',
    );
    ink(on, 'yellow', 'M-8.6 -8.4C-4 -6.6 4.4 -6.6 9.2 -8.2L9.6 -11.2C4 -9.6 -4 -9.6 -9.2 -11.2Z');
  },
};

function paintBand(on: CanvasRenderingContext2D): void {
  ink(on, 'yellow', 'M-8 -7.6C-4 -5.8 4.4 -5.8 8.8 -7.4L9.4 -11.4C4 -9.6 -4 -9.6 -8.6 -11.4Z');
  ink(on, 'red', 'M-4.6 -9L-3.2 -10.2L-1.8 -8.8L-3.2 -7.4Z', 0.4);
  ink(on, 'blue', 'M2 -8.8L3.4 -10.2L4.8 -9L3.4 -7.4Z', 0.4);
}
