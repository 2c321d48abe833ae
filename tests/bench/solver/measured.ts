import type { Verdict } from '../../../engine/solver/index.ts';

/** What came of one deal. */
export interface Solved {
  readonly verdict: Verdict['verdict'];
  /** CPU till the verdict, a win's replay by the rules included. */
  readonly cpuSeconds: number;
  readonly positions: number;
}

/** What came of a stretch of deals. */
export interface Measured {
  readonly solved: readonly Solved[];
  /** Of all of them together, dealing included. */
  readonly cpuSeconds: number;
  /** Bytes the solver holds by now, which it keeps for the deals to come. */
  readonly bytes: number;
}

/** One game as it is reported. */
export interface Tally {
  readonly verdicts: Readonly<Record<Verdict['verdict'], number>>;
  /** Deals won, lost or left to chance within so many CPU seconds. */
  readonly decidedWithin: Readonly<Record<string, number>>;
  readonly cpuSeconds: number;
  readonly positionsPerSecond: number;
  readonly bytes: number;
}

/** CPU seconds at which it is counted how many deals are decided. */
const LIMITS = [0.03, 0.1, 0.3, 1, 5];

/** `seconds`: what each deal had at most; nothing is said of longer times. */
export function tallyOf(stretches: readonly Measured[], seconds: number): Tally {
  const solved = stretches.flatMap((stretch) => stretch.solved);
  const verdicts = { won: 0, lost: 0, chance: 0, open: 0 };
  for (const { verdict } of solved) verdicts[verdict]++;
  const within = (limit: number): number =>
    solved.filter(({ verdict, cpuSeconds }) => verdict !== 'open' && cpuSeconds <= limit).length;
  const cpuSeconds = sum(stretches.map((stretch) => stretch.cpuSeconds));
  return {
    verdicts,
    decidedWithin: Object.fromEntries(
      LIMITS.filter((limit) => limit <= seconds).map((limit) => [`${limit} s`, within(limit)]),
    ),
    cpuSeconds: Math.round(cpuSeconds * 1000) / 1000,
    positionsPerSecond: Math.round(sum(solved.map(({ positions }) => positions)) / cpuSeconds),
    bytes: Math.max(...stretches.map(({ bytes }) => bytes)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
