import { CARD_HEIGHT, CARD_WIDTH } from './card.ts';
import { ONE_STROKES, RANK_HEIGHT, RANK_STROKES, RANK_WIDTH, SUIT_SHAPES } from './glyphs.ts';

type Pen = CanvasRenderingContext2D;

/** What stands in the upper left corner stands turned round in the lower right one too. */
export function twice(on: Pen, corner: () => void): void {
  corner();
  on.save();
  on.translate(CARD_WIDTH, CARD_HEIGHT);
  on.rotate(Math.PI);
  corner();
  on.restore();
}

/** Where a figure is painted: its middle, its height and how wide its lines are, on a card 100 wide and 140 high. */
interface Figure {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly weight: number;
}

/** Where a suit is painted: its middle and its height. */
interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Upside down. */
  readonly down?: boolean;
}

/** Paints a rank or a digit in strokes. */
type PaintStrokes = (on: Pen, which: number, colour: string, figure: Figure) => void;

const inStrokes =
  (strokesOf: (which: number) => string | undefined): PaintStrokes =>
  (on, which, colour, { x, y, height, weight }) => {
    const scale = (height - weight) / RANK_HEIGHT;
    on.save();
    on.translate(x, y);
    on.scale(scale, scale);
    on.translate(-RANK_WIDTH / 2, -RANK_HEIGHT / 2);
    on.lineWidth = weight / scale;
    on.lineJoin = 'round';
    on.lineCap = 'butt';
    on.strokeStyle = colour;
    on.stroke(new Path2D(strokesOf(which)));
    on.restore();
  };

export const paintRank = inStrokes((rank) => RANK_STROKES[rank]);

/** A digit from one to nine. */
export const paintDigit = inStrokes((digit) => (digit === 1 ? ONE_STROKES : RANK_STROKES[digit]));

/** Paints a suit's sign. */
export function paintSuit(on: Pen, suit: number, colour: string, { x, y, size, down = false }: Pip): void {
  on.save();
  on.translate(x, y);
  if (down) on.rotate(Math.PI);
  on.scale(size / 100, size / 100);
  on.fillStyle = colour;
  on.fill(suitPath(suit));
  on.restore();
}

const suitPath = (suit: number): Path2D => new Path2D(SUIT_SHAPES[suit]);
