import { fill, stroke } from '../../cards/pen.ts';

export const OUTLINE = '#231b17';

/** The colours of an old card: those of the stencils, and the paper. */
const DYES = {
  paper: '#f7eed8',
  red: '#b93a2b',
  blue: '#2f5086',
  yellow: '#dfa93c',
  green: '#4f7a4a',
  brown: '#7a4a2a',
  grey: '#b9b2a4',
  steel: '#b3bdc2',
  black: OUTLINE,
} as const;
export type Dye = keyof typeof DYES;

export const dyeOf = (dye: Dye): string => DYES[dye];

/** Fills an outline and draws it in black. */
export function ink(on: CanvasRenderingContext2D, dye: Dye, outline: string, width = 0.75): void {
  fill(on, DYES[dye], outline);
  stroke(on, OUTLINE, width, outline);
}

/** Draws fine black lines. */
export function fine(on: CanvasRenderingContext2D, lines: string, width = 0.45): void {
  if (lines) stroke(on, OUTLINE, width, lines);
}

/** Fills an outline with a pattern that `paint` draws over it, and draws it in black. */
export function inkWith(
  on: CanvasRenderingContext2D,
  dye: Dye,
  outline: string,
  paint: () => void,
  width = 0.75,
): void {
  fill(on, DYES[dye], outline);
  on.save();
  on.clip(new Path2D(outline));
  paint();
  on.restore();
  stroke(on, OUTLINE, width, outline);
}
