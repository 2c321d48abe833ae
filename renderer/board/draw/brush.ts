import { type Atlas, pictureOf, SHADE } from '../art/atlas.ts';
import { FRAME_REACH } from '../art/marks-art.ts';
import type { Piece } from '../geometry/pieces.ts';
import type { Box, Framed, Point } from '../model/box.ts';

/** The first four numbers of a canvas's transform: the images of a picture's right and down vectors. */
type Turn = readonly [number, number, number, number];

/** Draws marks, cards and frames on a plain canvas from an atlas's pictures. `card` is a card's size in CSS pixels. */
export class Brush {
  /** Calls of `drawImage` so far. */
  draws = 0;
  readonly #on: CanvasRenderingContext2D;
  readonly #atlas: Atlas;
  readonly #card: Pick<Box, 'width' | 'height'>;
  readonly #density: number;
  readonly #left: number;
  readonly #top: number;

  /** `from`: the point of the table, in CSS pixels, that lies at the canvas's upper left corner. */
  constructor(
    on: CanvasRenderingContext2D,
    atlas: Atlas,
    card: Pick<Box, 'width' | 'height'>,
    density: number,
    from: Point = { x: 0, y: 0 },
  ) {
    this.#on = on;
    this.#atlas = atlas;
    this.#card = card;
    this.#density = density;
    [this.#left, this.#top] = [from.x, from.y];
  }

  /** Draws a picture of the size of a card. */
  put(name: string, at: Point): void {
    this.#turned(name, at, [1, 0, 0, 1], 1);
  }

  /** Draws a card, scaled and turned around its centre; `shaded`: darker. */
  lay({ shown, x, y, width, lean, scale, angle, alpha }: Piece, shaded = false): void {
    const wide = scale * width;
    const across = [wide * Math.cos(angle + lean), wide * Math.sin(angle + lean)] as const;
    const down = [-scale * Math.sin(angle), scale * Math.cos(angle)] as const;
    this.#turned(pictureOf(shown), { x, y }, [...across, ...down], alpha);
    if (shaded) this.#turned(SHADE, { x, y }, [...across, ...down], alpha);
  }

  /** Draws a frame sliced in nine, whose corners keep their size; it is rotated and sheared around its centre. */
  surround({ frame, box, wider = 1, lean = 0, angle = 0, alpha = 1 }: Framed): void {
    const on = this.#on;
    const picture = this.#atlas.picture(frame);
    const [scale, reach, corner] = [wider / this.#density, FRAME_REACH * wider, this.#atlas.frameCorner];
    const [width, height] = [(box.width + 2 * reach) / scale, (box.height + 2 * reach) / scale];
    this.#begin(alpha);
    on.translate(box.x + box.width / 2, box.y + box.height / 2);
    on.transform(Math.cos(angle), Math.sin(angle), -Math.sin(angle - lean), Math.cos(angle - lean), 0, 0);
    on.scale(scale, scale);
    on.translate(-width / 2, -height / 2);
    const across = cutInThree(picture.width, width, corner);
    const down = cutInThree(picture.height, height, corner);
    for (const [left, wide, x, w] of across)
      for (const [top, high, y, h] of down) {
        on.drawImage(picture, left, top, wide, high, x, y, w, h);
        this.draws++;
      }
  }

  #turned(name: string, at: Point, [a, b, c, d]: Turn, alpha: number): void {
    const on = this.#on;
    const picture = this.#atlas.picture(name);
    this.#begin(alpha);
    on.translate(at.x + this.#card.width / 2, at.y + this.#card.height / 2);
    const scale = this.#card.width / this.#atlas.cardWidth;
    on.transform(a * scale, b * scale, c * scale, d * scale, 0, 0);
    on.drawImage(picture, -picture.width / 2, -picture.height / 2);
    this.draws++;
  }

  #begin(alpha: number): void {
    const density = this.#density;
    this.#on.setTransform(density, 0, 0, density, -this.#left * density, -this.#top * density);
    this.#on.globalAlpha = alpha;
  }
}

/** Returns the three slices along one axis: each one's start and length in the picture, then on the canvas. */
const cutInThree = (
  from: number,
  to: number,
  corner: number,
): readonly (readonly [number, number, number, number])[] => [
  [0, corner, 0, corner],
  [corner, from - 2 * corner, corner, to - 2 * corner],
  [from - corner, corner, to - corner, corner],
];
