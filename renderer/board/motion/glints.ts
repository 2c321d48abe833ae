import type { Box, Framed } from '../model/box.ts';

/** Milliseconds that a glint lasts, and how far it spreads, in CSS pixels. */
const GLINT = { lasts: 620, spread: 9 } as const;

interface Glint {
  readonly box: Box;
  /** Milliseconds after the first frame. */
  readonly start: number;
}

/** A pile that shines for a change, given by its index. */
export interface PileGlint {
  readonly pile: number;
  readonly change: number;
}

/** Rings of light that spread from piles and fade, for what happened there. */
export class Glints {
  #glints: readonly Glint[] = [];
  #begun: number | undefined;

  get running(): boolean {
    return this.#glints.length > 0;
  }

  begin(glints: readonly Glint[]): void {
    this.#glints = glints;
    this.#begun = undefined;
  }

  end(): void {
    this.#glints = [];
  }

  /** Returns the rings as they are at `now`, in milliseconds. */
  step(now: number): readonly Framed[] {
    if (!this.running) return [];
    this.#begun ??= now;
    const time = now - this.#begun;
    this.#glints = this.#glints.filter(({ start }) => time < start + GLINT.lasts);
    return this.#glints.flatMap(({ box, start }) => (time < start ? [] : [ringOf(box, (time - start) / GLINT.lasts)]));
  }
}

function ringOf({ x, y, width, height }: Box, part: number): Framed {
  const by = GLINT.spread * part;
  const box = { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
  return { frame: 'aim', box, alpha: Math.sin(part * Math.PI) };
}
