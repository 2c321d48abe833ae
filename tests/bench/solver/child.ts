import { parseOptions } from '../../../engine/model/options.ts';
import { findGame } from '../../../engine/games/index.ts';
import { PLANS } from '../../../engine/solver/plans.ts';
import { type Solver, solver } from '../../../engine/solver/index.ts';
import type { Measured, Solved } from './measured.ts';
import type { Stretch } from './process.ts';

/* The process of one solver: solves the stretches of deals it is sent and sends back what it measured. */

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 500;
/**
 * Reading the CPU time costs as much as ten positions. So a deal solved within SOON_SECONDS is timed by the clock,
 * which runs on while others have the CPU; for longer ones the CPU time read at most LOOK_EVERY deals before is a
 * bound.
 */
const SOON_SECONDS = 0.003;
const LOOK_EVERY = 10;

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** Returns the bytes in use, tables and heap, after collecting garbage. */
function bytesUsed(): number {
  globalThis.gc?.();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

function measure(made: Solver, { from, to, seconds }: Stretch, bytesBefore: number): Measured {
  const begun = cpuSeconds();
  let looked = begun;
  const solved = Array.from({ length: to - from + 1 }, (_, at) => {
    if (at % LOOK_EVERY === 0) looked = cpuSeconds();
    return solve(made, from + at, seconds, looked);
  });
  return { solved, cpuSeconds: cpuSeconds() - begun, bytes: Math.max(0, bytesUsed() - bytesBefore) };
}

/** Solves a deal. `looked`: the CPU seconds of this process when last read, a few deals before. */
function solve(made: Solver, deal: number, seconds: number, looked: number): Solved {
  const begun = performance.now();
  const solving = made.solve(deal);
  let found = solving.go(STEP_POSITIONS);
  let spent = (performance.now() - begun) / 1000;
  if (!found || spent > SOON_SECONDS) {
    const now = cpuSeconds();
    spent = Math.min(spent, now - looked);
    for (const cpuBegun = now - spent; !found; spent = cpuSeconds() - cpuBegun)
      found = spent >= seconds ? solving.cancel() : solving.go(STEP_POSITIONS);
  }
  return { verdict: found.verdict, cpuSeconds: spent, positions: solving.positions };
}

const [id = '', options = '', plan = ''] = process.argv.slice(2);
const game = findGame(id);
const answers = game && parseOptions(game, options);
const way = Object.entries(PLANS).find(([name]) => name === plan)?.[1];
if (game === undefined || answers === undefined || way === undefined)
  throw new Error(`there is no way to solve ${process.argv.slice(2).join(' ')}`);
const bytesBefore = bytesUsed();
const made = solver(game, answers, { plan: way });
process.on('message', (stretch: Stretch) => process.send?.(measure(made, stretch, bytesBefore)));
