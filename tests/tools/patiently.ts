/** How long a test waits for what is to happen, ms: a busy machine may take a hundred times as long as an idle one. */
export const PATIENTLY = { timeout: 90_000 } as const;
