import { type Atlas, EDGE } from '../art/atlas.ts';
import { Brush } from './brush.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/**
 * Draws scenes on a plain canvas, picture by picture, where the browser refuses WebGL. It looks the same; it is slower
 * where much moves at once.
 */
export class CanvasStage implements Stage {
  readonly canvas = document.createElement('canvas');
  frames = 0;
  draws = 0;
  readonly #on: CanvasRenderingContext2D;
  #density = 1;
  #atlas: Atlas | undefined;
  #unpainted: string[] = [];

  /** @throws Where not even a plain canvas can be drawn on. */
  constructor() {
    const on = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!on) throw new Error('Nothing can be drawn here');
    this.#on = on;
  }

  resize(width: number, height: number, density: number): void {
    this.#density = density;
    Object.assign(this.canvas, { width: Math.round(width * density), height: Math.round(height * density) });
  }

  use(atlas: Atlas): void {
    this.#atlas = atlas;
    this.#unpainted = [...atlas.cells.keys()];
  }

  paintMore(): boolean {
    const next = this.#unpainted.pop();
    if (next !== undefined) this.#atlas?.picture(next);
    return next !== undefined;
  }

  draw({ marks, edges, resting, shaded, frames, lifted, cardWidth, cardHeight }: Scene): void {
    if (!this.#atlas) return;
    const on = this.#on;
    on.setTransform(1, 0, 0, 1, 0, 0);
    on.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const brush = new Brush(on, this.#atlas, { width: cardWidth, height: cardHeight }, this.#density);
    for (const { mark, at } of marks) brush.put(mark, at);
    for (const at of edges) brush.put(EDGE, at);
    for (const piece of resting) brush.lay(piece, shaded.has(piece));
    for (const framed of [...frames, ...lifted.shadows]) brush.surround(framed);
    for (const piece of lifted.pieces) brush.lay(piece);
    this.draws = brush.draws;
    this.frames++;
  }

  destroy(): void {
    this.resize(0, 0, 1);
  }
}
