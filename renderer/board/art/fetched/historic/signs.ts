import { at, fill } from '../../cards/pen.ts';
import { type CourtLetters, paintRank, paintStrokes } from '../../cards/strokes.ts';

/** The suits as they were cut in wood, in the box of the usual ones: clubs, diamonds, hearts, spades. */
const SUITS: readonly string[] = [
  'M0 -51a22 22 0 0 1 14.6 38.6a22 22 0 1 1 -10.8 25.4C4.4 29 9 41 19 50L-19 50C-9 41 -4.4 29 -3.8 13a22 22 0 1 1 -10.8 -25.4A22 22 0 0 1 0 -51Z',
  'M0 -54L37 0L0 54L-37 0Z',
  'M0 52C-5 36 -20 20 -34 4C-46 -9 -49 -24 -41 -37C-31 -51 -7 -49 0 -27C7 -49 31 -51 41 -37C49 -24 46 -9 34 4C20 20 5 36 0 52Z',
  'M0 -53C5 -36 20 -22 34 -6C46 8 48 22 38 32C27 41 9 36 3.6 20C4.4 34 9 43 20 50L-20 50C-9 43 -4.4 34 -3.6 20C-9 36 -27 41 -38 32C-48 22 -46 8 -34 -6C-20 -22 -5 -36 0 -53Z',
];

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isDown?: boolean;
}

export function paintOldSuit(
  on: CanvasRenderingContext2D,
  suit: number,
  colour: string,
  { x, y, size, isDown = false }: Sign,
): void {
  at(on, { x, y, turn: isDown ? 180 : 0, size: size / 100 }, () => fill(on, colour, SUITS[suit] ?? ''));
}

/** Feet and heads of the strokes of a rank, in the box of the ranks. */
const SERIFS: Readonly<Partial<Record<number, string>>> = {
  1: 'M-10 120L18 120M62 120L92 120',
  4: 'M40 122L74 122',
  10: 'M-12 120L14 120M-10 10L2 4',
  13: 'M-3 0L25 0M-3 120L25 120M58 0L86 0M58 120L90 120',
};

/** How wide the pen is, and how far apart its lines are. */
const [NIB, STEP] = [2.2, 0.44];

/** Paints a rank as with a broad pen: thick downward, thin across. */
export function paintOldRank(
  on: CanvasRenderingContext2D,
  rank: number,
  colour: string,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
  letters: CourtLetters,
): void {
  const figure = { y, height, weight: 1.4 };
  for (let side = -NIB / 2; side <= NIB / 2; side += STEP)
    paintRank(on, rank, colour, { ...figure, x: x + side }, letters);
  if (!letters[rank]) paintStrokes(on, SERIFS[rank] ?? '', colour, { ...figure, x });
}
