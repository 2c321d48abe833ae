import { type Card, parseCard } from '../../../engine/rules.ts';
import { paintCloth } from '../../board/art/ground/cloth.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { CardPainter } from '../ui/painted/card-painter.ts';
import { type CanvasSize, usePainted } from '../ui/painted/use-painted.ts';

/** What a preview shows on its cloth: mostly the thing to choose; `all` for a whole look. */
type Subject = 'cards' | 'back' | 'table' | 'all';

interface LookPictureProps {
  readonly look: PaintedLook;
  readonly subject: Subject;
}

/**
 * A preview of a look: a small piece of the table with cards, painted as the board paints them, at exactly the size
 * shown.
 */
export function LookPicture({ look, subject }: LookPictureProps) {
  const shown = `${subject} ${JSON.stringify(look)}`;
  const ref = usePainted((canvas, size) => paint(canvas, look, subject, size), shown);
  return <canvas ref={ref} class={subject === 'all' ? 'look-stage' : 'look-picture'} aria-hidden="true" />;
}

/** The width that each preview is laid out for. */
const WIDTHS: Readonly<Record<Subject, number>> = { cards: 156, back: 156, table: 156, all: 560 };

function paint(canvas: HTMLCanvasElement, look: PaintedLook, subject: Subject, { width, density }: CanvasSize): void {
  const scale = width / WIDTHS[subject];
  paintCloth(canvas, look, density);
  const on = canvas.getContext('2d');
  if (!on) return;
  on.scale(scale, scale);
  SUBJECTS[subject](new CardPainter(on, look));
}

/** The size of the cards in the small previews, and in that of a whole look. */
const [SMALL, LARGE] = [0.66, 0.88];

const cardOf = (name: string): Card => parseCard(name) ?? 0;

/** Cards may run off the lower edge: rank, suit and figure are enough to distinguish card sets. */
const SUBJECTS: Readonly<Record<Subject, (table: CardPainter) => void>> = {
  cards: (table) => {
    for (const [at, name] of ['9C', '4D', 'QH'].entries()) table.face(cardOf(name), 14 + at * 31, 12, SMALL);
  },
  back: (table) => {
    table.back(8, 10, SMALL);
    table.back(22, 10, SMALL);
    table.face(cardOf('AS'), 97, 10, SMALL);
  },
  table: (table) => {
    table.mark('start 1', 6, 12, SMALL);
    table.back(75, 12, SMALL);
    table.face(cardOf('AS'), 85, 12, SMALL);
  },
  all: (table) => {
    for (const lower of [0, 1, 2]) table.back(18 + lower, 16 - lower, LARGE);
    for (const [at, name] of ['4C', '9D'].entries()) table.face(cardOf(name), 124 + at * 18, 14, LARGE);
    table.mark('suit 2', 246, 14, LARGE);
    for (const [at, name] of ['KS', 'QH', 'JC', 'TD', '7H'].entries())
      table.face(cardOf(name), 350 + at * 28, 14, LARGE);
  },
};
