/** What work comes to that is done a step at a time; `hear` receives what each step says. */
export function toEnd<S, T>(work: Generator<S, T, void>, hear?: (said: S) => void): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    hear?.(step.value);
  }
}
