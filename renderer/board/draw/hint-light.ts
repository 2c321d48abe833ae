import type { Box, Framed } from '../types.ts';

const LASTS = 2000;

/** The light on a hinted move: it goes out by itself, or with the next action. */
export class HintLight {
  frames: readonly Framed[] = [];
  #end: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  on(boxes: readonly Box[]): void {
    this.out();
    this.frames = boxes.map((box) => ({ frame: 'hint', box }));
    this.#end = setTimeout(() => this.out(), LASTS);
    this.#changed();
  }

  out(): void {
    clearTimeout(this.#end);
    if (this.frames.length === 0) return;
    this.frames = [];
    this.#changed();
  }
}
