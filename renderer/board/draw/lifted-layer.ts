import type { Atlas } from '../art/atlas.ts';
import { FRAME_REACH } from '../art/marks-art.ts';
import type { Piece } from '../geometry/pieces.ts';
import type { Room } from '../geometry/table-layout.ts';
import type { Box, Framed } from '../model/box.ts';
import { Brush } from './brush.ts';
import type { Lifted } from './scene.ts';

/**
 * Lifted cards that cover more than this share of the table are drawn with it, because a separate layer would cost as
 * much.
 */
const MAX_SHARE_OF_TABLE = 1 / 3;
/** Margin around cards and shadows, as a share of a card's height, so that they are not cut off when they turn. */
const LAYER_MARGIN = 0.1;

/**
 * Carried and flying cards on a small canvas of their own above the table's. The browser moves it, so resting cards are
 * not redrawn. Without a graphics card, drawing the whole table takes 33 to 83 ms.
 */
export class LiftedLayer {
  readonly canvas = document.createElement('canvas');
  readonly #host: HTMLElement;
  readonly #on: CanvasRenderingContext2D;
  #atlas: Atlas | undefined;
  #drawn = '';

  /** `host`: the element that the other canvases fill. The layer is attached only while something is lifted. */
  constructor(host: HTMLElement) {
    this.#host = host;
    this.canvas.setAttribute('aria-hidden', 'true');
    // Presses are meant for the board below.
    Object.assign(this.canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    // Keeps the canvas on the processor: it takes few pictures to paint, and the browser composes it with the rest.
    this.#on = this.canvas.getContext('2d', { willReadFrequently: true })!;
  }

  /** Draws with the pictures of this atlas from now on. */
  use(atlas: Atlas): void {
    this.#atlas = atlas;
    this.#drawn = '';
  }

  /**
   * Shows lifted cards, with cards of this size in CSS pixels. Returns false, and shows none, where they are better
   * drawn with the table.
   */
  show({ pieces, shadows }: Lifted, card: { readonly width: number; readonly height: number }, room: Room): boolean {
    const atlas = this.#atlas;
    const box = atlas && pieces.length + shadows.length > 0 ? boxOf(pieces, shadows, card) : undefined;
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

  /**
   * Clears the canvas. One that is large enough keeps its size, because resizing makes the browser allocate a new one.
   */
  #fit({ width, height }: { readonly width: number; readonly height: number }, density: number): void {
    const { canvas } = this;
    if (canvas.width < width || canvas.height < height || canvas.width > 2 * width || canvas.height > 2 * height)
      Object.assign(canvas, { width: Math.ceil(width * 1.1), height: Math.ceil(height * 1.1) });
    Object.assign(canvas.style, { width: `${canvas.width / density}px`, height: `${canvas.height / density}px` });
    this.#on.setTransform(1, 0, 0, 1, 0, 0);
    this.#on.clearRect(0, 0, canvas.width, canvas.height);
  }
}

/** Returns the box around these cards and their shadows, with a margin. */
function boxOf(
  pieces: readonly Piece[],
  shadows: readonly Framed[],
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  const boxes = [
    ...pieces.map(({ x, y }) => ({ x, y, width, height })),
    ...shadows.map(({ box, wider = 1 }) => grown(box, FRAME_REACH * wider)),
  ].map((box) => grown(box, LAYER_MARGIN * height));
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

/** Rounds to hundredths, so that invisible differences cause no repaint. */
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
