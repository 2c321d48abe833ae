import type { Card } from '../../../../engine/rules.ts';
import { paintBack } from '../../../board/art/cards/back-art.ts';
import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintContour } from '../../../board/art/cards/card.ts';
import { paintFace } from '../../../board/art/cards/face-art.ts';
import { groundOf, lineColours } from '../../../board/art/ground/ground.ts';
import type { Mark } from '../../../board/art/marks.ts';
import { paintMark } from '../../../board/art/marks-art.ts';
import type { PaintedLook } from '../../../board/model/look.ts';

/** Paints the cards and marks of a look on a small table, each at a place and as a share of its full size. */
export class CardPainter {
  readonly #on: CanvasRenderingContext2D;
  readonly #look: PaintedLook;

  constructor(on: CanvasRenderingContext2D, look: PaintedLook) {
    this.#on = on;
    this.#look = look;
  }

  face(card: Card, x: number, y: number, size: number): void {
    this.#lay(x, y, size, () => paintFace(this.#on, card, this.#look));
  }

  back(x: number, y: number, size: number): void {
    this.#lay(x, y, size, () => paintBack(this.#on, this.#look));
  }

  mark(mark: Mark, x: number, y: number, size: number): void {
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
