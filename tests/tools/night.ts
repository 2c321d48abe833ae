/** Whether long tests run: `npm run nightly` sets BAIZE_RUNS=1000. */
export const BY_NIGHT = Number(process.env['BAIZE_RUNS'] ?? 0) >= 1000;

/**
 * Whether tests that hold for every game run for each; by day they run for a few that show all that any game has,
 * unless tests are selected by name (tests/vitest.config.ts): whoever names a game means it.
 */
export const EVERY_GAME = BY_NIGHT || process.env['BAIZE_NAMED'] !== undefined;
