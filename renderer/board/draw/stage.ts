import type { Atlas } from '../art/atlas.ts';
import type { Scene } from './scene.ts';

/** Shows scenes on its canvas, whatever draws them. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** How many frames were drawn. */
  readonly frames: number;
  /** Draw calls of the last frame. */
  readonly draws: number;
  /** Empties the canvas and makes it so large, in CSS pixels. */
  resize(width: number, height: number, density: number): void;
  /** Shows everything from this atlas from now on. */
  use(atlas: Atlas): void;
  /** Paints a few pictures that have not been seen yet; tells whether there were any. */
  paintMore(): boolean;
  draw(scene: Scene): void;
  destroy(): void;
}
