/** What a countdown shows, in milliseconds of whole seconds: what is left, or how long it has been over. */
interface Countdown {
  readonly time: number;
  readonly over: boolean;
}

/** A countdown of so many minutes after `spent` milliseconds of play. */
export function countDown(minutes: number, spent: number): Countdown {
  const left = minutes * 60_000 - Math.floor(spent / 1000) * 1000;
  return { time: Math.abs(left), over: left < 0 };
}
