/** Random games for each way to play; a few on every run, many with BAIZE_RUNS=1000 by night. */
const RUNS = Number(process.env['BAIZE_RUNS'] ?? 12);

/** Whether there is time for what takes long. */
export const BY_NIGHT = RUNS >= 1000;

/** The numbers of the deals that are played. */
export const deals = Array.from({ length: RUNS }, (_, at) => at + 1);

/** The most moves of a game that chance plays. */
export const MOST_MOVES = 120;
