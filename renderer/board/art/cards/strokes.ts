import { CARD_HEIGHT, CARD_WIDTH } from './card.ts';
import type { PaintedLook } from '../../model/look.ts';
import { LETTER_STROKES, ONE_STROKES, RANK_HEIGHT, RANK_STROKES, RANK_WIDTH, SUIT_SHAPES } from './glyphs.ts';

/** Paints the upper left corner, and the same upside down in the lower right one. */
export function paintTwice(on: CanvasRenderingContext2D, corner: () => void): void {
  corner();
  on.save();
  on.translate(CARD_WIDTH, CARD_HEIGHT);
  on.rotate(Math.PI);
  corner();
  on.restore();
}

/** Where a figure is painted: its centre, height and line width, on a card 100 wide and 140 high. */
interface Figure {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly weight: number;
}

/** Where a suit is painted: its centre and height. */
interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Upside down. */
  readonly down?: boolean;
}

/** Strokes lines given in the box of the ranks. */
export function paintStrokes(
  on: CanvasRenderingContext2D,
  strokes: string | undefined,
  colour: string,
  { x, y, height, weight }: Figure,
): void {
  const scale = (height - weight) / RANK_HEIGHT;
  on.save();
  on.translate(x, y);
  on.scale(scale, scale);
  on.translate(-RANK_WIDTH / 2, -RANK_HEIGHT / 2);
  on.lineWidth = weight / scale;
  on.lineJoin = 'round';
  on.lineCap = 'butt';
  on.strokeStyle = colour;
  on.stroke(new Path2D(strokes));
  on.restore();
}

/** Two letters share the room of one, so their line width is multiplied by this. */
const LIGHTER = 0.72;

/** Letters in the corners by rank, where they differ from the English ones. */
export type CourtLetters = PaintedLook['letters'];

/** Paints a rank in a corner or on an empty place. */
export function paintRank(
  on: CanvasRenderingContext2D,
  rank: number,
  colour: string,
  figure: Figure,
  letters: CourtLetters = {},
): void {
  const { [rank]: letter = '' } = letters;
  const weight = letter.length > 1 ? figure.weight * LIGHTER : figure.weight;
  paintStrokes(on, LETTER_STROKES[letter] ?? RANK_STROKES[rank], colour, { ...figure, weight });
}

/** Paints a digit from one to nine. */
export const paintDigit = (on: CanvasRenderingContext2D, digit: number, colour: string, figure: Figure): void =>
  paintStrokes(on, digit === 1 ? ONE_STROKES : RANK_STROKES[digit], colour, figure);

/** Paints a suit's sign. */
export function paintSuit(
  on: CanvasRenderingContext2D,
  suit: number,
  colour: string,
  { x, y, size, down = false }: Pip,
): void {
  on.save();
  on.translate(x, y);
  if (down) on.rotate(Math.PI);
  on.scale(size / 100, size / 100);
  on.fillStyle = colour;
  on.fill(suitPath(suit));
  on.restore();
}

const suitPath = (suit: number): Path2D => new Path2D(SUIT_SHAPES[suit]);
