import type { Atlas } from '../art/atlas.ts';
import type { Scene } from './scene.ts';

/** Shows scenes on its canvas. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** The number of frames drawn. */
  readonly frames: number;
  /** Draw calls of the last frame. */
  readonly draws: number;
  /** Clears the canvas and resizes it; lengths in CSS pixels. */
  resize(width: number, height: number, density: number): void;
  /** Draws with the pictures of this atlas from now on. */
  use(atlas: Atlas): void;
  /** Paints a few pictures that have not been shown yet; returns whether any were left. */
  paintMore(): boolean;
  draw(scene: Scene): void;
  destroy(): void;
}
