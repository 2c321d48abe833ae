import { spawnSync } from 'node:child_process';
import type { DealRange } from '../../lab/solve/arguments.ts';

/** Results of the fc-solve range solver on some of Microsoft's deals. */
export interface FcSolved {
  readonly cpuSeconds: number;
  /** Deals it did not solve. */
  readonly unsolved: number;
}

const PROGRAM = 'freecell-solver-range-parallel-solve';
const PRESET = ['-l', 'lg'];

/** Solves deals by fc-solve, all in one process; undefined where it is not installed. */
export function fcSolve({ from, to }: DealRange): FcSolved | undefined {
  // The shell's `time` reports a child's CPU, which Node does not. It counts the program's start too, some
  // milliseconds.
  const timed = ['-c', 'TIMEFORMAT=%3U; time "$@"', 'bash', PROGRAM, `${from}`, `${to}`, `${to - from + 1}`, ...PRESET];
  const { status, stdout, stderr } = spawnSync('bash', timed, { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return {
    cpuSeconds: Number(stderr.trim().split('\n').at(-1)),
    unsolved: stdout.split('\n').filter((line) => line.startsWith('Unsolved')).length,
  };
}
