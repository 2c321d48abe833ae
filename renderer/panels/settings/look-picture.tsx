import { useEffect, useRef } from 'preact/hooks';
import { parseCard } from '../../../engine/index.ts';
import { paintBack } from '../../board/art/back-art.ts';
import { paintCloth } from '../../board/art/cloth.ts';
import type { BoardLook } from '../../board/types.ts';
import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintFace } from '../../board/art/face-art.ts';

type Shown = Pick<BoardLook, 'cardSet' | 'back' | 'table' | 'dark'>;
type Pen = CanvasRenderingContext2D;

/** What a picture shows on its cloth. */
export type Subject = 'cards' | 'back' | 'table';

const WIDTH = 156;
const HEIGHT = 84;
const SCALE = 0.66;

/** A small piece of the table in a look: cards as the board itself paints them. */
export function LookPicture({ look, subject }: { readonly look: Shown; readonly subject: Subject }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { cardSet, back, table, dark } = look;
  useEffect(() => {
    if (ref.current) paint(ref.current, { cardSet, back, table, dark }, subject);
  }, [cardSet, back, table, dark, subject]);
  return <canvas ref={ref} class="look-picture" aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement, look: Shown, subject: Subject): void {
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.round(WIDTH * density);
  canvas.height = Math.round(HEIGHT * density);
  paintCloth(canvas, look.table, look.dark, density);
  const on = canvas.getContext('2d');
  if (!on) return;
  on.scale(density, density);
  SUBJECTS[subject](on, look);
}

/** Cards may run off the lower edge: rank, suit and figure are what tells one set from another. */
const SUBJECTS: Readonly<Record<Subject, (on: Pen, look: Shown) => void>> = {
  cards: (on, look) => {
    for (const [at, name] of ['9C', '4D', 'QH'].entries())
      lay(on, 14 + at * 31, 12, () => paintFace(on, parseCard(name) ?? 0, look));
  },
  back: (on, look) => {
    for (const at of [0, 1]) lay(on, 33 + at * 24, 12, () => paintBack(on, look.back, look.dark));
  },
  table: (on, look) => {
    lay(on, 8, 12, () => paintHollow(on));
    lay(on, 82, 12, () => paintFace(on, parseCard('AS') ?? 0, look));
  },
};

function lay(on: Pen, x: number, y: number, card: () => void): void {
  on.save();
  on.translate(x, y);
  on.scale(SCALE, SCALE);
  paintShadow(on);
  card();
  on.restore();
}

function paintShadow(on: Pen): void {
  on.fillStyle = 'rgb(0 0 0 / 22%)';
  on.beginPath();
  on.roundRect(-1, 1, CARD_WIDTH + 2, CARD_HEIGHT + 2, CORNER);
  on.fill();
}

/** An empty place. */
function paintHollow(on: Pen): void {
  on.lineWidth = 1.6;
  on.strokeStyle = 'rgb(255 255 255 / 34%)';
  on.beginPath();
  on.roundRect(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, CORNER);
  on.stroke();
}
