import { circle } from '../../cards/pen.ts';
import { OUTLINE, type Dye, fine, ink } from './ink.ts';

/** A head in three-quarter view, looking to the left; its face is 18 high around the origin. */
export interface Head {
  readonly hair: 'long' | 'rolled' | 'ringlets' | 'cropped';
  readonly hairDye: Dye;
  readonly isSoft?: boolean;
  readonly beard?: 'full' | 'forked' | 'moustache';
}

const FACE =
  'M-5.8 -9C-6.8 -5.4 -6.5 -2.8 -6.2 -1.2C-6.8 0.6 -6.6 2.6 -6.1 4.2C-5.4 7.4 -3.6 9.8 -0.8 10C2.8 9.8 5.8 6.6 6.5 2L7 -9Z';
/** Narrower, with a small chin. */
const SOFT_FACE =
  'M-5.4 -9C-6.2 -5.4 -6 -2.8 -5.7 -1.2C-6.1 0.6 -5.9 2.4 -5.4 4C-4.7 6.8 -3 9.4 -1 9.6C1.8 9.2 5 6 6 1.6L6.8 -9Z';
const PARTING =
  'M0 -9.4C-1.6 -7.2 -4.8 -6.8 -5.9 -3.2C-7.4 -4.8 -7.4 -7.6 -6 -9.6ZM0 -9.4C2.4 -6.6 6 -6.4 7.2 -1.4C8.6 -4 8.4 -7.6 7 -9.6Z';
const NECK = 'M-2.8 8L-3.8 16L6.2 16L5.6 4Z';

/** Each hairstyle: outlines behind the face, outlines in front of it, and strands. */
const HAIR: Readonly<
  Record<Head['hair'], { readonly behind: string; readonly front: string; readonly strands: string }>
> = {
  long: {
    behind:
      'M-4 -9C-9 -8 -10.4 -2 -9.6 4C-9.2 8 -11.4 11 -14 11.8C-12.4 15 -8 15.4 -5.4 13L7 13.6C10 16 14 15 15.4 11.8C12.6 11 10.6 8 10.8 4C11.2 -2 10 -8 5 -9Z',
    front: 'M6.8 -9C8.6 -5 7.4 -1 7 2.6C6.4 6 7.4 9 7 12C10.8 9.6 11.4 3 11 -1C10.6 -5 9.4 -8.4 6.8 -9Z',
    strands:
      'M-7.6 -6C-8.8 -2 -8.4 3 -8 6.4C-8 9.6 -9.4 12 -11.6 12.8M-6.8 6C-6.4 9.4 -6.6 11.6 -8 13.4M8.8 -5C9.4 -1 9 3 8.8 6.4C8.8 9.6 10.4 12 12.8 12.8',
  },
  rolled: {
    behind:
      'M-4 -9C-8.6 -8 -9.6 -3 -9.2 1C-9.4 3 -12.6 3.4 -12.4 6.6C-12 9.6 -8 10 -6.4 7.6L8.4 8C10 10.6 14.4 10.2 14.6 6.8C14.6 3.6 11 3.4 10.8 1C11.2 -4 9.6 -8.4 5 -9Z',
    front: 'M6.8 -9C8.4 -5 7.6 -1.4 7.2 1.6C6.8 4.4 8 7 10 7.6C13 7.8 13.6 4.4 11 4.6M11 4.6C9.8 1.4 11.4 -7.4 6.8 -9Z',
    strands: 'M-7.4 -6C-8.2 -2 -7.6 2 -7.4 3.6M-7.4 3.6C-10.4 4.4 -10.6 7.8 -8.6 7.4M8.8 -5C9.4 -1 9 1.4 9 3.6',
  },
  ringlets: {
    behind:
      'M-4 -9C-8.8 -8 -9.8 -3 -9 1C-10.4 2.2 -10.2 4.4 -9 5.2C-10.2 6.4 -10 8.4 -8.8 9.2C-9.6 10.6 -9 12.4 -7.4 12.4L8.4 12.8C11 13.2 12 10.8 10.8 9.4C12.2 8.4 12.2 6.4 10.9 5.4C12.2 4.2 12 2.2 10.8 1C11.4 -4 9.6 -8.4 5 -9Z',
    front:
      'M6.8 -9C8.4 -5 7.6 -1.4 7.2 1.2C6.2 2.4 6.4 4.4 7.6 5.2C6.4 6.4 6.6 8.4 7.8 9.2C7 10.4 7.4 12 8.8 12.6C11.4 12.8 12 10.8 10.8 9.4C12.2 8.4 12.2 6.4 10.9 5.4C12.2 4.2 12 2.2 10.8 1C11.4 -4 10 -8.2 6.8 -9Z',
    strands:
      'M7.2 1.2C8.4 1.8 9.8 1.8 10.8 1M7.6 5.2C8.8 5.8 10 5.8 10.9 5.4M7.8 9.2C8.8 9.8 10 9.8 10.8 9.4M8.8 -6C9.4 -3.4 9 -1 9 0.4M-9 1C-8 1.6 -7 1.6 -6.4 1.2M-9 5.2C-8 5.8 -7 5.8 -6.2 5.4',
  },
  cropped: {
    behind: 'M-4 -9C-8.4 -8 -9.4 -3 -8.8 2C-8.6 4.4 -8 6 -7 7L8.4 8.4C11 6 11.6 -2 10.4 -5C9.4 -8 7.6 -9 5 -9Z',
    front: 'M6.8 -9C8.2 -5 7.4 -1.4 6.8 1.6C6.6 4.4 7.2 6.6 8.4 8.4C11 6 11.6 -2 10.4 -5C9.6 -7.6 8.4 -8.8 6.8 -9Z',
    strands: 'M8.4 -6C9 -3 8.6 0 8.4 2.6M9.9 -3C10.2 -0.6 9.8 2.4 9.4 4.6M-7.4 -5C-8 -2 -7.6 1 -7.2 3.6',
  },
};

const BEARDS: Readonly<Record<NonNullable<Head['beard']>, { readonly outline: string; readonly strands: string }>> = {
  full: {
    outline:
      'M-6.3 2C-7 7 -6.6 12 -2.2 17.4C3 13.6 6.6 8 6.7 1.4C5.6 3.6 4 4.6 1.4 4.4C0.6 3.6 -0.6 3.4 -1.8 4C-3 3.4 -4.4 3.6 -5 4.4C-5.6 4 -6 3.2 -6.3 2Z',
    strands:
      'M-5 7C-4.8 10 -4 12.6 -2.8 15M-2.4 8.6L-2.2 14.6M0.4 8C0.4 10.4 -0.2 12.8 -1 14.6M3.4 6.4C3 9 1.8 11.6 0.4 13.4',
  },
  forked: {
    outline:
      'M-6.3 2C-7 7 -7.6 11 -5.6 14.6C-4 13.6 -2.8 12.6 -1.4 11C0 13.6 1.6 15 3.8 15.8C6 11.6 6.8 7 6.7 1.4C5.6 3.6 4 4.6 1.4 4.4C0.6 3.6 -0.6 3.4 -1.8 4C-3 3.4 -4.4 3.6 -5 4.4C-5.6 4 -6 3.2 -6.3 2Z',
    strands:
      'M-5.2 7C-5.6 9 -5.6 11 -5.2 12.6M-3 8.4C-3.4 10 -3.8 11 -4.2 12M1 8.4C1.6 10.6 2.4 12.4 3.2 13.6M3.8 6.4C4.2 8.6 4.2 10.6 4.2 12.4',
  },
  moustache: {
    outline: 'M-2 4.2C-3.4 3.4 -5.2 4 -6.6 6.2C-4.8 6 -3.2 6 -2 5.2C-0.6 6.2 1.8 6.4 4 5.6C2.4 3.8 0 3.2 -2 4.2Z',
    strands: '',
  },
};

/** Paints hair that lies behind the face, the neck and the face. */
export function paintHead(on: CanvasRenderingContext2D, { hair, hairDye, beard, isSoft = false }: Head): void {
  const { behind, front, strands } = HAIR[hair];
  ink(on, hairDye, behind);
  ink(on, 'paper', NECK);
  ink(on, 'paper', isSoft ? SOFT_FACE : FACE);
  paintFeatures(on, isSoft);
  if (beard) {
    ink(on, hairDye, BEARDS[beard].outline, 0.6);
    fine(on, BEARDS[beard].strands);
  }
  paintMouth(on, isSoft);
  ink(on, hairDye, front);
  if (isSoft) ink(on, hairDye, PARTING, 0.6);
  fine(on, strands);
}

function paintFeatures(on: CanvasRenderingContext2D, isSoft: boolean): void {
  on.fillStyle = 'rgb(190 60 40 / 24%)';
  on.beginPath();
  circle(on, 3, 2.8, 2.1);
  on.fill();
  const brow = isSoft ? 0.5 : 0.8;
  fine(on, 'M-6 -3.9C-5 -4.8 -3.6 -4.5 -2.7 -3.6M-0.9 -3.7C0.6 -5.2 3.2 -5.2 4.8 -3.4', brow);
  fine(on, 'M-1.9 -2.6C-2.6 0 -4 1.9 -4.3 3C-4.2 4 -2.8 4.1 -2 3.6', isSoft ? 0.5 : 0.7);
  fine(on, 'M-5.8 -1.5C-5 -2.6 -3.6 -2.5 -2.8 -1.6M-0.6 -1.4C0.5 -2.9 2.7 -2.9 3.9 -1.2', 0.7);
  if (!isSoft)
    fine(
      on,
      'M-5.2 -0.8C-4.6 -0.5 -3.8 -0.5 -3.2 -0.9M0.2 -0.6C1.2 -0.1 2.4 -0.1 3.2 -0.7M-3 8.3C-2.2 8.7 -1.2 8.7 -0.4 8.3',
    );
  on.fillStyle = OUTLINE;
  on.beginPath();
  circle(on, -4.2, -1.5, 0.65);
  circle(on, 1.4, -1.5, 0.85);
  on.fill();
}

const paintMouth = (on: CanvasRenderingContext2D, isSoft: boolean): void =>
  ink(
    on,
    'red',
    isSoft
      ? 'M-3.6 6C-3 5.2 -2.5 5.1 -2 5.5C-1.5 5.1 -0.8 5.2 0 6C-0.8 7.4 -2.6 7.5 -3.6 6Z'
      : 'M-4 6C-3.2 5.3 -2.6 5.3 -2.1 5.6C-1.4 5.3 -0.4 5.4 0.7 6C-0.5 7.1 -2.6 7.2 -4 6Z',
    0.35,
  );
