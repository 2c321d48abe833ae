import type { Atlas } from '../art/atlas.ts';
import type { Piece } from '../geometry/pieces.ts';
import type { Room } from '../geometry/table-layout.ts';
import { Brush } from './brush.ts';

/** Milliseconds in which the trails fade away. */
const FADE_MS = 450;

/** A canvas over the table that is never cleared while cards bounce over it: each picture of a card stays. */
export class Trails {
  readonly #host: HTMLElement;
  #canvas: HTMLCanvasElement | undefined;
  #brush: Brush | undefined;

  /** `host`: the element that the canvas fills while there are trails. */
  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Adds pictures of these cards, the lowest first, to the trails. */
  add(
    pieces: readonly Piece[],
    atlas: Atlas,
    card: { readonly width: number; readonly height: number },
    room: Room,
  ): void {
    this.#brush ??= this.#begin(atlas, card, room);
    for (const piece of pieces) this.#brush.lay(piece);
  }

  /** Lets the trails fade away. */
  end(): void {
    const canvas = this.#canvas;
    this.#canvas = undefined;
    this.#brush = undefined;
    if (canvas) canvas.animate({ opacity: [1, 0] }, FADE_MS).onfinish = () => canvas.remove();
  }

  /** Removes the trails at once. */
  drop(): void {
    this.#canvas?.remove();
    this.#canvas = undefined;
    this.#brush = undefined;
  }

  #begin(atlas: Atlas, card: { readonly width: number; readonly height: number }, room: Room): Brush {
    const { width, height, density } = room;
    const size = { width: Math.round(width * density), height: Math.round(height * density) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
    canvas.style.pointerEvents = 'none';
    this.#host.append(canvas);
    this.#canvas = canvas;
    return new Brush(canvas.getContext('2d', { willReadFrequently: true })!, atlas, card, density);
  }
}
