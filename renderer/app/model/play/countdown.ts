/**
 * The display of a countdown, in milliseconds rounded to seconds: the time left or, once `over`, the time since it
 * ended.
 */
interface Countdown {
  readonly time: number;
  readonly over: boolean;
}

/** Returns the display of a countdown of `minutes` after `spent` milliseconds of play. */
export function countDown(minutes: number, spent: number): Countdown {
  const left = minutes * 60_000 - Math.floor(spent / 1000) * 1000;
  return { time: Math.abs(left), over: left < 0 };
}

/** Milliseconds left from which a countdown is urgent, and very urgent. */
const SOON_MS = 30_000;
const LAST_MS = 10_000;

/** Returns how urgent a countdown is, as the class of its clock. */
export function urgencyOf({ time, over }: Countdown): '' | 'soon' | 'last' | 'over' {
  if (over) return 'over';
  return time <= LAST_MS ? 'last' : time <= SOON_MS ? 'soon' : '';
}
