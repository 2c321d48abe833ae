import { ways } from '../engine/play.ts';

/** Random games played by day, divided among all versions, so that a larger catalogue takes no longer. */
const BY_DAY = 1200;
/** Random games for each version; a few on every run, many with BAIZE_RUNS=1000 by night. */
const RUNS = Number(process.env['BAIZE_RUNS'] ?? Math.max(2, Math.round(BY_DAY / ways.length)));

/** The numbers of the deals played. */
export const deals = Array.from({ length: RUNS }, (_, at) => at + 1);

/** Returns one in `many` of the deals, at least the first. */
export const oneIn = (many: number): readonly number[] => deals.slice(0, Math.max(1, Math.floor(RUNS / many)));

/** The most moves of a random game. */
export const MAX_MOVES = 120;
