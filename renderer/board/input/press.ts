import type { Hit } from '../geometry/hit.ts';
import type { Point } from '../model/box.ts';

/** A press of a mouse button or finger, and the target under it. */
export interface Press {
  readonly at: Point;
  /** Undefined: an empty part of the table. */
  readonly hit: Hit | undefined;
  readonly button: 'main' | 'other' | 'middle';
  readonly touch: boolean;
  /** In milliseconds. */
  readonly time: number;
}

const DOUBLE_CLICK = 400;
/**
 * A second click within this time and distance, in milliseconds and CSS pixels, is a habitual double-click and has no
 * effect.
 */
const ECHO = { time: 300, distance: 12 };

/** Remembers the last click, to tell whether the next one makes it a double-click. */
export class DoubleClick {
  #first: Press | undefined;

  /**
   * Whether this click is the second of a habitual double-click whose card has left: it is not meant for the card
   * below.
   */
  isEcho({ hit, at, time }: Press): boolean {
    const first = this.#first;
    if (!first || (first.hit?.piece === hit?.piece && first.hit?.pile === hit?.pile)) return false;
    const far = Math.hypot(at.x - first.at.x, at.y - first.at.y);
    return far <= ECHO.distance && time - first.time < ECHO.time;
  }

  /** Whether this click is the second on its card; a third counts as a first one again. */
  isSecond(press: Press): boolean {
    const second = this.#first !== undefined && isSameCard(this.#first, press);
    this.#first = second || !press.hit?.piece ? undefined : press;
    return second;
  }

  /** Makes the next click count as a first one. */
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
