import { ways } from '../engine/play.ts';

/** By day chance plays so many games, divided among all ways to play, so that a larger catalogue takes no longer. */
const BY_DAY = 1200;
/** Random games for each way to play; a few on every run, many with BAIZE_RUNS=1000 by night. */
const RUNS = Number(process.env['BAIZE_RUNS'] ?? Math.max(2, Math.round(BY_DAY / ways.length)));

/** The numbers of the deals that are played. */
export const deals = Array.from({ length: RUNS }, (_, at) => at + 1);

/** One of so many of the deals, the first at least. */
export const oneIn = (many: number): readonly number[] => deals.slice(0, Math.max(1, Math.floor(RUNS / many)));

/** The most moves of a game that chance plays. */
export const MAX_MOVES = 120;
