const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `act` at Ctrl+C and its like, until the function given back is called. */
export function onSignal(act: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, act);
  return () => {
    for (const signal of SIGNALS) process.off(signal, act);
  };
}
