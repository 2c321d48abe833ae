/**
 * Milliseconds that a test waits for something to happen: a busy machine may take a hundred times as long as an idle
 * one.
 */
export const PATIENTLY = { timeout: 90_000 } as const;
