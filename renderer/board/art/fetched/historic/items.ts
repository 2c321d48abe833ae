import { around, at } from '../../cards/pen.ts';
import { type Dye, fine, ink } from './ink.ts';

export type Item =
  | 'sceptre'
  | 'sword'
  | 'orb'
  | 'axe'
  | 'rose'
  | 'tulip'
  | 'lily'
  | 'daisy'
  | 'halberd'
  | 'arrow'
  | 'pike'
  | 'mace';

/** Paints what a figure holds upright in its right hand, which is at 20, -13. */
export const paintItem = (on: CanvasRenderingContext2D, item: Item, dye: Dye): void =>
  at(on, { x: 20.2 }, () => ITEMS[item](on, dye));

const pole = (on: CanvasRenderingContext2D, top: number, dye: Dye = 'yellow'): void =>
  ink(on, dye, `M-0.9 4L-0.9 ${top}L0.9 ${top}L0.9 4Z`, 0.55);

function stem(on: CanvasRenderingContext2D, top: number): void {
  ink(on, 'green', `M-0.6 4L-0.6 ${top}L0.6 ${top}L0.6 4Z`, 0.45);
  ink(on, 'green', 'M0.4 -20C4 -21 6 -24 5.6 -28C2.6 -27 0.6 -24 0.4 -20Z', 0.5);
  ink(on, 'green', 'M-0.4 -24C-4 -25 -6 -28 -5.6 -32C-2.6 -31 -0.6 -28 -0.4 -24Z', 0.5);
}

const ITEMS: Readonly<Record<Item, (on: CanvasRenderingContext2D, dye: Dye) => void>> = {
  sceptre: (on) => {
    pole(on, -43);
    ink(
      on,
      'yellow',
      'M0 -44C3 -49 6.4 -48 6 -45.4C5.4 -43.4 3 -43.4 1.4 -42L-1.4 -42C-3 -43.4 -5.4 -43.4 -6 -45.4C-6.4 -48 -3 -49 0 -44Z',
      0.6,
    );
    ink(on, 'yellow', 'M0 -53C2.2 -50 2.2 -47.4 0 -44.4C-2.2 -47.4 -2.2 -50 0 -53Z', 0.6);
    ink(on, 'red', 'M-2.2 -42.4L2.2 -42.4L2.2 -40.4L-2.2 -40.4Z', 0.5);
  },
  sword: (on) => {
    ink(on, 'steel', 'M-1.9 -20L-1.9 -48L0 -53L1.9 -48L1.9 -20Z', 0.6);
    fine(on, 'M0 -22L0 -48');
    ink(on, 'yellow', 'M-6 -21.6L6 -21.6L6 -19L-6 -19Z', 0.6);
    ink(on, 'yellow', 'M-1.2 -19L1.2 -19L1.2 -6L-1.2 -6Z', 0.5);
  },
  orb: (on, dye) => {
    pole(on, -36);
    ink(on, dye, 'M-5.2 -41a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z');
    ink(on, 'yellow', 'M-5.1 -42.2C-2 -40.8 2 -40.8 5.1 -42.2L5.1 -39.8C2 -38.4 -2 -38.4 -5.1 -39.8Z', 0.5);
    ink(
      on,
      'yellow',
      'M-0.8 -46L-0.8 -48.4L-3 -48.4L-3 -50L-0.8 -50L-0.8 -52.4L0.8 -52.4L0.8 -50L3 -50L3 -48.4L0.8 -48.4L0.8 -46Z',
      0.5,
    );
  },
  axe: (on) => {
    pole(on, -50);
    ink(on, 'steel', 'M0.9 -48C3.4 -49 5 -50.4 6 -52.4C6.7 -47 6.7 -42 6 -36.8C5 -38.8 3.4 -40.4 0.9 -41Z', 0.6);
    ink(on, 'steel', 'M-0.9 -47L-5 -44.4L-0.9 -42Z', 0.6);
    fine(on, 'M4.6 -49C5.2 -46 5.2 -43 4.6 -40');
  },
  rose: (on, dye) => {
    stem(on, -40);
    at(on, { y: -43 }, () => {
      around(on, 5, () => ink(on, dye, 'M0 -1C-4.4 -2 -4.4 -6.6 0 -7.4C4.4 -6.6 4.4 -2 0 -1Z', 0.5));
      ink(on, 'yellow', 'M-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z', 0.5);
    });
  },
  tulip: (on, dye) => {
    stem(on, -38);
    ink(
      on,
      dye,
      'M0 -38C-5.6 -38 -6.6 -44 -5.4 -50C-3.4 -49 -2.2 -48 -1.6 -46.6L0 -51.6L1.6 -46.6C2.2 -48 3.4 -49 5.4 -50C6.6 -44 5.6 -38 0 -38Z',
      0.6,
    );
    fine(on, 'M-1.6 -46.6C-2 -44 -1.6 -41 0 -38.6C1.6 -41 2 -44 1.6 -46.6');
  },
  lily: (on) => {
    stem(on, -38);
    ink(
      on,
      'paper',
      'M0 -38C-3 -42 -7 -42.6 -8 -46.6C-4 -47 -1.4 -45 0 -41C1.4 -45 4 -47 8 -46.6C7 -42.6 3 -42 0 -38Z',
      0.6,
    );
    ink(on, 'paper', 'M0 -39C-3 -43.6 -3 -48 0 -52C3 -48 3 -43.6 0 -39Z', 0.6);
    fine(on, 'M0 -41L0 -48M-1.6 -41C-3 -43 -4.6 -44.4 -6 -45.4M1.6 -41C3 -43 4.6 -44.4 6 -45.4', 0.5);
    ink(on, 'yellow', 'M0 -43.4L1 -41L0 -39L-1 -41Z', 0.4);
  },
  daisy: (on, dye) => {
    stem(on, -40);
    at(on, { y: -43.6 }, () => {
      around(on, 9, () => ink(on, 'paper', 'M0 -1C-2.2 -2.6 -2.2 -6 0 -7.2C2.2 -6 2.2 -2.6 0 -1Z', 0.45));
      ink(on, dye, 'M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z', 0.5);
    });
  },
  halberd: (on) => {
    pole(on, -44, 'brown');
    ink(on, 'steel', 'M0 -55L1.8 -47L0.9 -44L-0.9 -44L-1.8 -47Z', 0.55);
    ink(on, 'steel', 'M0.9 -44.6C4.4 -46.6 6.2 -44.6 6.4 -40C6.4 -37 5.6 -35 4.4 -34C4 -37 2.8 -38.4 0.9 -38.6Z', 0.55);
    ink(on, 'steel', 'M-0.9 -44L-6 -42L-3.4 -40.4L-0.9 -39.4Z', 0.55);
  },
  arrow: (on, dye) => {
    pole(on, -46, 'brown');
    ink(on, 'steel', 'M0 -54L3 -46L0 -47.6L-3 -46Z', 0.55);
    for (const y of [-24, -27.6, -31.2])
      ink(on, dye, `M0 ${y}L3.6 ${y + 3}L3.6 ${y + 6}L0 ${y + 3}L-3.6 ${y + 6}L-3.6 ${y + 3}Z`, 0.45);
  },
  pike: (on, dye) => {
    pole(on, -44, 'brown');
    ink(on, 'steel', 'M0 -55C3.4 -50 3 -47 1 -44L-1 -44C-3 -47 -3.4 -50 0 -55Z', 0.55);
    fine(on, 'M0 -52L0 -45');
    ink(on, dye, 'M-3.4 -44L3.4 -44L2.6 -39.6L1.2 -41L0 -38.6L-1.2 -41L-2.6 -39.6Z', 0.5);
  },
  mace: (on, dye) => {
    pole(on, -40, 'brown');
    ink(on, dye, 'M-4.4 -40L4.4 -40L5.6 -46L4.4 -51L-4.4 -51L-5.6 -46Z', 0.6);
    fine(on, 'M-1.6 -51L-2 -40M1.6 -51L2 -40M-5.6 -46L5.6 -46', 0.5);
  },
};
