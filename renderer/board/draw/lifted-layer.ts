import type { Atlas } from '../art/atlas.ts';
import { FRAME_REACH } from '../art/marks-art.ts';
import type { Piece } from '../geometry/pieces.ts';
import type { Room } from '../geometry/table-layout.ts';
import type { Box, Framed } from '../types.ts';
import { Brush } from './brush.ts';
import type { Lifted } from './scene.ts';

/**
 * Cards that reach over a larger part of the table than this are drawn with it: a layer so large would cost as much.
 */
const MAX_SHARE_OF_TABLE = 1 / 3;
/** Around cards and shadows, so that nothing of them is cut off when they turn: in parts of a card's height. */
const AIR = 0.1;

/**
 * What is carried or flies, on a small canvas of its own above the table's, which the browser moves: what lies still is
 * not drawn again. A machine without a graphics card fills every pixel of a canvas by itself, and takes 33 to 83 ms for
 * the whole table.
 */
export class LiftedLayer {
  readonly canvas = document.createElement('canvas');
  readonly #host: HTMLElement;
  readonly #on: CanvasRenderingContext2D;
  #atlas: Atlas | undefined;
  #drawn = '';

  /** `host`: what the other canvases fill. On it only while something is lifted. */
  constructor(host: HTMLElement) {
    this.#host = host;
    this.canvas.setAttribute('aria-hidden', 'true');
    // What is under it is what a person means.
    Object.assign(this.canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    // On a canvas of the processor: it is painted by drawing a few pictures, and put together with the rest by the
    // browser.
    this.#on = this.canvas.getContext('2d', { willReadFrequently: true })!;
  }

  /** Shows pictures of this atlas from now on. */
  use(atlas: Atlas): void {
    this.#atlas = atlas;
    this.#drawn = '';
  }

  /**
   * Shows what is lifted, its cards so large in CSS pixels; false, and nothing is shown, where it had better be drawn
   * with the table.
   */
  show({ pieces, shadows }: Lifted, card: { readonly width: number; readonly height: number }, room: Room): boolean {
    const atlas = this.#atlas;
    const box = atlas && pieces.length > 0 ? boxOf(pieces, shadows, card) : undefined;
    const fits = box !== undefined && box.width * box.height <= room.width * room.height * MAX_SHARE_OF_TABLE;
    if (!fits) {
      this.canvas.remove();
      return false;
    }
    if (!this.canvas.isConnected) this.#host.append(this.canvas);
    const { density } = room;
    const snap = (value: number): number => Math.floor(value * density) / density;
    const [x, y] = [snap(box.x), snap(box.y)];
    const size = { width: Math.ceil(box.width * density) + 1, height: Math.ceil(box.height * density) + 1 };
    const drawn = JSON.stringify([size, card, ...pieces.map(lookOf(x, y)), ...shadows.map(shadowOf(x, y))]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#fit(size, density);
      const brush = new Brush(this.#on, atlas!, card, density, { x, y });
      for (const shadow of shadows) brush.surround(shadow);
      for (const piece of pieces) brush.lay(piece);
    }
    this.canvas.style.transform = `translate(${x}px, ${y}px)`;
    return true;
  }

  /** Empties it; a canvas that is large enough is kept as it is, since a new size is a new canvas to the browser. */
  #fit({ width, height }: { readonly width: number; readonly height: number }, density: number): void {
    const { canvas } = this;
    if (canvas.width < width || canvas.height < height || canvas.width > 2 * width || canvas.height > 2 * height)
      Object.assign(canvas, { width: Math.ceil(width * 1.1), height: Math.ceil(height * 1.1) });
    Object.assign(canvas.style, { width: `${canvas.width / density}px`, height: `${canvas.height / density}px` });
    this.#on.setTransform(1, 0, 0, 1, 0, 0);
    this.#on.clearRect(0, 0, canvas.width, canvas.height);
  }
}

/** All that is seen of these cards and their shadows, with some air. */
function boxOf(
  pieces: readonly Piece[],
  shadows: readonly Framed[],
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  const boxes = [
    ...pieces.map(({ x, y }) => ({ x, y, width, height })),
    ...shadows.map(({ box, wider = 1 }) => grown(box, FRAME_REACH * wider)),
  ].map((box) => grown(box, AIR * height));
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [right, bottom] = [
    Math.max(...boxes.map(({ x, width }) => x + width)),
    Math.max(...boxes.map(({ y, height }) => y + height)),
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** In hundredths: what nobody can see is no reason to paint anew. */
const rounded = (value: number): number => Math.round(value * 100);

const lookOf =
  (left: number, top: number) =>
  ({ shown, x, y, width, lean, scale, angle, alpha }: Piece): readonly number[] => [
    shown,
    ...[x - left, y - top, width, lean * 10, scale, angle * 10, alpha].map(rounded),
  ];

const shadowOf =
  (left: number, top: number) =>
  ({ frame, box, wider = 1, lean = 0, angle = 0, alpha = 1 }: Framed): readonly (string | number)[] => [
    frame,
    ...[box.x - left, box.y - top, box.width, box.height, wider, lean * 10, angle * 10, alpha].map(rounded),
  ];
