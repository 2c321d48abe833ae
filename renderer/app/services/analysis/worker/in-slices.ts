/** Milliseconds of work in one slice. */
const SLICE_MS = 8;

/**
 * Runs work that yields often, and itself yields after each slice; returns the work's result. `now`: in milliseconds.
 */
export function* inSlices<T>(work: Generator<void, T, void>, now: () => number): Generator<void, T, void> {
  for (let sliced = now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (now() - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
}
