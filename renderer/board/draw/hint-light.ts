import type { Box, Framed } from '../model/box.ts';

/** The light on a hinted move: it goes out with the next action. */
export class HintLight {
  frames: readonly Framed[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  on(boxes: readonly Box[], arrow?: Framed): void {
    this.frames = [...boxes.map((box): Framed => ({ frame: 'hint', box })), ...(arrow ? [arrow] : [])];
    this.#changed();
  }

  out(): void {
    if (this.frames.length === 0) return;
    this.frames = [];
    this.#changed();
  }
}
