import { useEffect, useRef } from 'preact/hooks';
import { parseCard } from '../../../engine/rules.ts';
import { paintBack } from '../../board/art/cards/back-art.ts';
import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintContour } from '../../board/art/cards/card.ts';
import { paintCloth } from '../../board/art/ground/cloth.ts';
import { paintFace } from '../../board/art/cards/face-art.ts';
import { groundOf, lineColours } from '../../board/art/ground/ground.ts';
import type { Mark } from '../../board/art/marks.ts';
import { paintMark } from '../../board/art/marks-art.ts';
import type { PaintedLook } from '../../board/model/look.ts';

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
  const ref = useRef<HTMLCanvasElement>(null);
  const shown = JSON.stringify(look);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.contentBoxSize ?? [];
      const [dots] = entry?.devicePixelContentBoxSize ?? [];
      if (!size || !dots || dots.inlineSize === 0) return;
      // Not every browser has `currentCSSZoom`.
      const density = window.devicePixelRatio * ((canvas.currentCSSZoom as number | undefined) ?? 1);
      const [width, height] = [
        dotsOf(size.inlineSize * density, dots.inlineSize),
        dotsOf(size.blockSize * density, dots.blockSize),
      ];
      paint(canvas, look, subject, { width, height, density });
    });
    observer.observe(canvas, { box: 'device-pixel-content-box' });
    return () => observer.disconnect();
  }, [shown, subject]);
  return <canvas ref={ref} class={subject === 'all' ? 'look-stage' : 'look-picture'} aria-hidden="true" />;
}

/**
 * Returns a side in device pixels: as the browser reports it, or as computed where an emulated density makes the two
 * differ.
 */
function dotsOf(side: number, measured: number): number {
  const reckoned = Math.round(side);
  return Math.abs(measured - reckoned) <= 1 ? measured : reckoned;
}

/** The width that each preview is laid out for. */
const WIDTHS: Readonly<Record<Subject, number>> = { cards: 156, back: 156, table: 156, all: 560 };

interface Size {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

function paint(canvas: HTMLCanvasElement, look: PaintedLook, subject: Subject, size: Size): void {
  const { width, height, density } = size;
  canvas.width = width;
  canvas.height = height;
  const scale = width / WIDTHS[subject];
  paintCloth(canvas, look, density);
  const on = canvas.getContext('2d');
  if (!on) return;
  on.scale(scale, scale);
  SUBJECTS[subject](new Layer(on, look));
}

/** Paints the cards and marks of a look. */
class Layer {
  readonly #on: CanvasRenderingContext2D;
  readonly #look: PaintedLook;

  constructor(on: CanvasRenderingContext2D, look: PaintedLook) {
    this.#on = on;
    this.#look = look;
  }

  face(name: string, x: number, y: number, size = 0.66): void {
    this.#lay(x, y, size, () => paintFace(this.#on, parseCard(name) ?? 0, this.#look));
  }

  back(x: number, y: number, size = 0.66): void {
    this.#lay(x, y, size, () => paintBack(this.#on, this.#look));
  }

  mark(mark: Mark, x: number, y: number, size = 0.66): void {
    this.#at(x, y, size, () => paintMark(this.#on, mark, lineColours(groundOf(this.#look)), this.#look.letters));
  }

  #lay(x: number, y: number, size: number, card: () => void): void {
    this.#at(x, y, size, () => {
      this.#on.fillStyle = 'rgb(0 0 0 / 22%)';
      this.#on.beginPath();
      this.#on.roundRect(-1, 1, CARD_WIDTH + 2, CARD_HEIGHT + 2, CORNER);
      this.#on.fill();
      card();
      if (lineColours(groundOf(this.#look)).contour) paintContour(this.#on);
    });
  }

  #at(x: number, y: number, size: number, draw: () => void): void {
    this.#on.save();
    this.#on.translate(x, y);
    this.#on.scale(size, size);
    draw();
    this.#on.restore();
  }
}

/** Cards may run off the lower edge: rank, suit and figure are enough to distinguish card sets. */
const SUBJECTS: Readonly<Record<Subject, (table: Layer) => void>> = {
  cards: (table) => {
    for (const [at, name] of ['9C', '4D', 'QH'].entries()) table.face(name, 14 + at * 31, 12);
  },
  back: (table) => {
    table.back(8, 10);
    table.back(22, 10);
    table.face('AS', 97, 10);
  },
  table: (table) => {
    table.mark('start 1', 6, 12);
    table.back(75, 12);
    table.face('AS', 85, 12);
  },
  all: (table) => {
    for (const lower of [0, 1, 2]) table.back(18 + lower, 16 - lower, 0.88);
    for (const [at, name] of ['4C', '9D'].entries()) table.face(name, 124 + at * 18, 14, 0.88);
    table.mark('suit 2', 246, 14, 0.88);
    for (const [at, name] of ['KS', 'QH', 'JC', 'TD', '7H'].entries()) table.face(name, 350 + at * 28, 14, 0.88);
  },
};
