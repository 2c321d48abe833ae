import type { Session } from '../../../engine/rules.ts';
import { marksSeen } from '../../board/art/marks.ts';
import { CARD_WIDTH } from '../../board/art/cards/card.ts';
import { paintCloth } from '../../board/art/ground/cloth.ts';
import { NARROW_PIXELS, type PaintedLook } from '../../board/model/look.ts';
import { LEGIBLE_STEPS, type Miniature, miniatureOfTable } from '../picker/picture/miniature.ts';
import { CardPainter } from '../ui/painted/card-painter.ts';
import type { CanvasSize } from '../ui/painted/use-painted.ts';

/** Around the cards, in card widths. */
const MARGIN = 0.3;
/** Large corners are as tall as this step, in card widths. */
const STEPS = { ...LEGIBLE_STEPS, up: 0.42, right: 0.5 } as const;
/** No card is wider, in CSS pixels. */
const MAX_CARD = 74;

/** Paints a position on a small table, in the cards of a look. */
export function paintTable(canvas: HTMLCanvasElement, session: Session, look: PaintedLook, size: CanvasSize): void {
  paintCloth(canvas, look, size.density);
  const on = canvas.getContext('2d');
  if (!on) return;
  const picture = miniatureOfTable(session, STEPS);
  const width = cardWidthIn(picture, size);
  on.translate((size.width - picture.width * width) / 2, MARGIN * width);
  const painter = new CardPainter(on, { ...look, narrow: width < NARROW_PIXELS * size.density });
  const scale = width / CARD_WIDTH;
  const slots = session.shapes.map(({ x, y }) => ({ x: x * STEPS.across * width, y: y * STEPS.downward * width }));
  for (const { mark, at } of marksSeen(session, slots, new Set())) painter.mark(mark, at.x, at.y, scale);
  for (const { x, y, kind, card } of picture.cards) {
    if (kind === 'up') painter.face(card, x * width, y * width, scale);
    if (kind === 'down') painter.back(x * width, y * width, scale);
  }
}

/** Returns the width of a card in device pixels, so that the whole table fits. */
const cardWidthIn = ({ width, height }: Miniature, size: CanvasSize): number =>
  Math.min(size.width / (width + 2 * MARGIN), size.height / (height + 2 * MARGIN), MAX_CARD * size.density);
