const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/** Calls `act` at Ctrl+C and similar signals, until the returned function is called. */
export function onSignal(act: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, act);
  const off = onOrphaned(() => act('SIGTERM'));
  return () => {
    off();
    for (const signal of SIGNALS) process.off(signal, act);
  };
}

/** Watches the parent process: npm passes a signal that ends it to its shell only, which does not pass it on. */
function onOrphaned(act: () => void): () => void {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK_MS).unref();
  return () => clearInterval(timer);
}
