import type { Point } from '../model/box.ts';

/** The greatest tilt of a card and the tilt per card width a second, in radians, and the seconds by which it lags. */
const TILT = { most: 0.075, bySpeed: 0.011, slow: 0.075 } as const;
/** The delay of a card behind the one it hangs on, and the greatest delay of the last of a run, in seconds. */
const DELAY = { each: 0.03, all: 0.13 } as const;
/** A card may trail the one before it by this distance, in card widths. */
const MAX_TRAIL = 0.075;
/** Sway too small to be seen, in radians and in CSS pixels. */
const UNSEEN_SWAY = { tilt: 0.0008, behind: 0.25 } as const;
/** The longest step, in seconds: a late frame moves cards no further. */
const MAX_STEP = 0.05;

/** The sway of carried cards: they tilt by the hand's speed, and those of a run trail one another a little. */
export class Sway {
  /** The tilt, clockwise, in radians. */
  tilt = 0;
  /** By card: how far it trails its place in a stiff run, in CSS pixels. */
  readonly behind: { x: number; y: number }[];
  #at: Point = { x: 0, y: 0 };
  #time: number | undefined;

  constructor(cards: number) {
    this.behind = Array.from({ length: cards }, () => ({ x: 0, y: 0 }));
  }

  /**
   * Advances to the time `now`, in milliseconds, with the cards carried to `at` from where they lay; returns whether
   * they still sway.
   */
  step(at: Point, now: number, cardWidth: number): boolean {
    const seconds = Math.min(MAX_STEP, Math.max(0.001, (now - (this.#time ?? now - 16)) / 1000));
    const moved = { x: at.x - this.#at.x, y: at.y - this.#at.y };
    this.#time = now;
    this.#at = at;
    this.#lean(moved.x / cardWidth / seconds, seconds);
    this.#follow(moved, seconds, cardWidth * MAX_TRAIL);
    return this.#settled() ? this.still() : true;
  }

  /** Stops all sway; returns false. */
  still(): false {
    this.tilt = 0;
    for (const behind of this.behind) Object.assign(behind, { x: 0, y: 0 });
    return false;
  }

  #lean(speed: number, seconds: number): void {
    const wanted = Math.max(-TILT.most, Math.min(TILT.most, speed * TILT.bySpeed));
    this.tilt += (wanted - this.tilt) * (1 - Math.exp(-seconds / TILT.slow));
  }

  /** Lets each card stay while the first is moved, then follow the one before it. */
  #follow(moved: Point, seconds: number, most: number): void {
    const late = Math.min(DELAY.each, DELAY.all / this.behind.length);
    const part = 1 - Math.exp(-seconds / late);
    for (let i = 1; i < this.behind.length; i++) {
      const [before, own] = [this.behind[i - 1]!, this.behind[i]!];
      own.x = near(before.x, own.x - moved.x + (before.x - own.x + moved.x) * part, most);
      own.y = near(before.y, own.y - moved.y + (before.y - own.y + moved.y) * part, most);
    }
  }

  #settled(): boolean {
    const far = this.behind.some(({ x, y }) => Math.abs(x) > UNSEEN_SWAY.behind || Math.abs(y) > UNSEEN_SWAY.behind);
    return !far && Math.abs(this.tilt) < UNSEEN_SWAY.tilt;
  }
}

const near = (middle: number, value: number, most: number): number =>
  Math.max(middle - most, Math.min(middle + most, value));
