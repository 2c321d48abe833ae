/** Milliseconds of work in one slice. */
const SLICE_MS = 8;

interface Reports<V> {
  /** At least as many milliseconds pass between two reports. */
  readonly every: number;
  /** Is called with the latest yielded value. */
  readonly report: (value: V) => void;
}

/**
 * Runs work that yields often, and itself yields after each slice; returns the work's result. Reports are made between
 * two slices. `now`: in milliseconds.
 */
export function* inSlices<V, T>(
  work: Generator<V, T, void>,
  now: () => number,
  reports?: Reports<V>,
): Generator<void, T, void> {
  let sliced = now();
  let reported = sliced;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    const time = now();
    if (time - sliced < SLICE_MS) continue;
    if (reports && time - reported >= reports.every) {
      reported = time;
      reports.report(value);
    }
    yield;
    sliced = now();
  }
}
