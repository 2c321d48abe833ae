import type { Hit } from '../geometry/hit.ts';
import type { Point } from '../types.ts';

/** A button of the mouse or a finger that went down, and what lies there. */
export interface Press {
  readonly at: Point;
  /** Undefined: the bare table. */
  readonly hit: Hit | undefined;
  readonly button: 'main' | 'other' | 'middle';
  readonly touch: boolean;
  /** In milliseconds. */
  readonly time: number;
}

const DOUBLE_CLICK = 400;
/** Who clicks twice out of habit does it within this time and distance, in milliseconds and CSS pixels. */
const ECHO = { time: 300, distance: 12 };

/** Remembers the last click, to tell whether the next one makes it a double-click. */
export class DoubleClick {
  #first: Press | undefined;

  /**
   * Whether this click belongs to the last one, though its card has gone from under the hand: it is not meant for the
   * card below.
   */
  isEcho({ hit, at, time }: Press): boolean {
    const first = this.#first;
    if (!first || (first.hit?.piece === hit?.piece && first.hit?.pile === hit?.pile)) return false;
    const far = Math.hypot(at.x - first.at.x, at.y - first.at.y);
    return far <= ECHO.distance && time - first.time < ECHO.time;
  }

  /** Whether this click is the second on its card; a third is a first one again. */
  isSecond(press: Press): boolean {
    const second = this.#first !== undefined && isSameCard(this.#first, press);
    this.#first = second || !press.hit?.piece ? undefined : press;
    return second;
  }

  /** The next click is a first one. */
  forget(): void {
    this.#first = undefined;
  }
}

function isSameCard(first: Press, { hit, time }: Press): boolean {
  return (
    first.hit?.piece !== undefined &&
    first.hit.piece === hit?.piece &&
    first.hit.pile === hit.pile &&
    time - first.time < DOUBLE_CLICK
  );
}
