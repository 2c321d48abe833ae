/** Whether long tests run: `npm run nightly` sets BAIZE_RUNS=1000. */
export const BY_NIGHT = Number(process.env['BAIZE_RUNS'] ?? 0) >= 1000;

/**
 * Whether tests that hold for every game run for each; otherwise, they run for a few games that together have every
 * rule, unless tests are selected by name (tests/vitest.config.ts), because a name usually means a certain game.
 */
export const EVERY_GAME = BY_NIGHT || process.env['BAIZE_NAMED'] !== undefined;
