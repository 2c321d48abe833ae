/** Whether there is time for what takes long: `npm run nightly` says BAIZE_RUNS=1000. */
export const BY_NIGHT = Number(process.env['BAIZE_RUNS'] ?? 0) >= 1000;

/**
 * Whether tests that hold for every game are there for each; by day they are for few that show whatever any game has,
 * unless tests are asked for by name (tests/vitest.config.ts): whoever names a game means it.
 */
export const EVERY_GAME = BY_NIGHT || process.env['BAIZE_NAMED'] !== undefined;
