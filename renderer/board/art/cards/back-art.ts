import type { BackPattern, PaintedLook } from '../../model/look.ts';
import { PATTERNS } from './back-patterns.ts';
import { paintCovering } from '../ground/cloth.ts';
import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintBlank } from './card.ts';

const INSET = 5;
/** The colour of the back while the person's own picture is missing. */
const ABSENT = '#5c5f66';

type Look = Pick<PaintedLook, 'cardSet' | 'back' | 'dark' | 'pictures'>;

/** Paints a card's back: a pale border around a field in one ink with its pattern, or the person's own picture. */
export function paintBack(on: CanvasRenderingContext2D, { cardSet, back, dark, pictures }: Look): void {
  const { set } = pictures;
  if (back === 'set' && set?.id === cardSet && set.paintBack(on, dark)) return;
  paintBlank(on, dark ? '#ded9cc' : '#fbf8f0', 'rgb(20 18 12 / 50%)');
  on.save();
  on.beginPath();
  on.roundRect(INSET, INSET, CARD_WIDTH - 2 * INSET, CARD_HEIGHT - 2 * INSET, CORNER - 3);
  const pattern = patternOf(back, pictures.art);
  on.fillStyle = pattern?.ink ?? ABSENT;
  on.fill();
  on.clip();
  pattern?.paint(on);
  const box = { x: INSET, y: INSET, width: CARD_WIDTH - 2 * INSET, height: CARD_HEIGHT - 2 * INSET };
  if (back === 'own' && pictures.back) paintCovering(on, pictures.back.image, box);
  on.restore();
  if (pattern && !pattern.isFramed) paintBorder(on);
}

function patternOf(back: Look['back'], art: Look['pictures']['art']): BackPattern | undefined {
  const patterns: Readonly<Partial<Record<typeof back, BackPattern>>> = {
    ...PATTERNS,
    set: PATTERNS.lattice,
    ...art?.backs,
  };
  return patterns[back];
}

function paintBorder(on: CanvasRenderingContext2D): void {
  on.beginPath();
  on.roundRect(INSET + 2.6, INSET + 2.6, CARD_WIDTH - 2 * INSET - 5.2, CARD_HEIGHT - 2 * INSET - 5.2, CORNER - 4.5);
  on.lineWidth = 0.9;
  on.strokeStyle = 'rgb(255 248 230 / 78%)';
  on.stroke();
}
