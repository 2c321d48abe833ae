/** Runs step-by-step work to its end and returns its result; `hear` receives what each step yields. */
export function toEnd<S, T>(work: Generator<S, T, void>, hear?: (said: S) => void): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    hear?.(step.value);
  }
}
