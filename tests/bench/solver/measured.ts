import type { Verdict } from '../../../engine/solver/index.ts';

/** The result of one deal. */
export interface SolvedDeal {
  readonly verdict: Verdict['verdict'];
  /** CPU seconds until the verdict, including a win's replay by the rules. */
  readonly cpuSeconds: number;
  readonly positions: number;
}

/** The results of a stretch of deals. */
export interface MeasuredStretch {
  readonly solved: readonly SolvedDeal[];
  /** CPU seconds for all deals together, including dealing. */
  readonly cpuSeconds: number;
  /** Bytes the solver holds by now, which it keeps for the following deals. */
  readonly bytes: number;
}

/** The totals of one game, as they are reported. */
export interface Tally {
  readonly verdicts: Readonly<Record<Verdict['verdict'], number>>;
  /** Deals decided (won, lost or left to chance) within each limit of CPU seconds. */
  readonly decidedWithin: Readonly<Record<string, number>>;
  readonly cpuSeconds: number;
  readonly positionsPerSecond: number;
  readonly bytes: number;
}

/** Limits in CPU seconds for counting decided deals. */
const LIMIT_SECONDS = [0.03, 0.1, 0.3, 1, 5];

/** Adds up results. `seconds`: the most each deal had; longer limits are left out. */
export function tallyOf(stretches: readonly MeasuredStretch[], seconds: number): Tally {
  const solved = stretches.flatMap((stretch) => stretch.solved);
  const verdicts = { won: 0, lost: 0, chance: 0, open: 0 };
  for (const { verdict } of solved) verdicts[verdict]++;
  const within = (limit: number): number =>
    solved.filter(({ verdict, cpuSeconds }) => verdict !== 'open' && cpuSeconds <= limit).length;
  const cpuSeconds = sum(stretches.map((stretch) => stretch.cpuSeconds));
  return {
    verdicts,
    decidedWithin: Object.fromEntries(
      LIMIT_SECONDS.filter((limit) => limit <= seconds).map((limit) => [`${limit} s`, within(limit)]),
    ),
    cpuSeconds: Math.round(cpuSeconds * 1000) / 1000,
    positionsPerSecond: Math.round(sum(solved.map(({ positions }) => positions)) / cpuSeconds),
    bytes: Math.max(...stretches.map(({ bytes }) => bytes)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
