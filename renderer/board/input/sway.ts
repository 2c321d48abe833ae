import type { Point } from '../types.ts';

/** How far a card may tilt, in radians, and how much it does for a speed of one card width in a second. */
const TILT = { most: 0.075, bySpeed: 0.011, slow: 0.075 } as const;
/** How late a card follows the one it hangs on, and how late the last of a run may be, in seconds. */
const LATE = { each: 0.03, all: 0.13 } as const;
/** How far a card may hang behind the one before it, in parts of a card's width. */
const BEHIND = 0.075;
/** Less than this nobody sees: in radians and in CSS pixels. */
const STILL = { tilt: 0.0008, behind: 0.25 } as const;
/** A frame that comes late moves cards no further than this many seconds do. */
const LONGEST = 0.05;

/** How carried cards sway: they tilt by the speed of the hand, and those of a run hang a little behind one another. */
export class Sway {
  /** Turned so far, clockwise, in radians. */
  tilt = 0;
  /** By card: how far it is behind where it would be if the run were stiff, in CSS pixels. */
  readonly behind: { x: number; y: number }[];
  #at: Point = { x: 0, y: 0 };
  #time: number | undefined;

  constructor(cards: number) {
    this.behind = Array.from({ length: cards }, () => ({ x: 0, y: 0 }));
  }

  /**
   * The cards have been carried to `at`, from where they lay, by the time `now` in milliseconds; true while they still
   * sway.
   */
  step(at: Point, now: number, cardWidth: number): boolean {
    const seconds = Math.min(LONGEST, Math.max(0.001, (now - (this.#time ?? now - 16)) / 1000));
    const moved = { x: at.x - this.#at.x, y: at.y - this.#at.y };
    this.#time = now;
    this.#at = at;
    this.#lean(moved.x / cardWidth / seconds, seconds);
    this.#follow(moved, seconds, cardWidth * BEHIND);
    return this.#settled() ? this.still() : true;
  }

  /** Nothing sways any more. */
  still(): false {
    this.tilt = 0;
    for (const behind of this.behind) Object.assign(behind, { x: 0, y: 0 });
    return false;
  }

  #lean(speed: number, seconds: number): void {
    const wanted = Math.max(-TILT.most, Math.min(TILT.most, speed * TILT.bySpeed));
    this.tilt += (wanted - this.tilt) * (1 - Math.exp(-seconds / TILT.slow));
  }

  /** Each stays where it is while the first is moved on, and then comes after the one before it. */
  #follow(moved: Point, seconds: number, most: number): void {
    const late = Math.min(LATE.each, LATE.all / this.behind.length);
    const part = 1 - Math.exp(-seconds / late);
    for (let i = 1; i < this.behind.length; i++) {
      const [before, own] = [this.behind[i - 1]!, this.behind[i]!];
      own.x = near(before.x, own.x - moved.x + (before.x - own.x + moved.x) * part, most);
      own.y = near(before.y, own.y - moved.y + (before.y - own.y + moved.y) * part, most);
    }
  }

  #settled(): boolean {
    const far = this.behind.some(({ x, y }) => Math.abs(x) > STILL.behind || Math.abs(y) > STILL.behind);
    return !far && Math.abs(this.tilt) < STILL.tilt;
  }
}

const near = (middle: number, value: number, most: number): number =>
  Math.max(middle - most, Math.min(middle + most, value));
