/** Runs step-by-step work to its end and returns its result; `onStep` receives what each step yields. */
export function toEnd<S, T>(work: Generator<S, T, void>, onStep?: (step: S) => void): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    onStep?.(step.value);
  }
}
