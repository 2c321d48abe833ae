import { parseOptions } from '../../../engine/model/options.ts';
import { findGame } from '../../../engine/games/index.ts';
import { PLANS } from '../../../engine/solver/plans.ts';
import { type Solver, solver } from '../../../engine/solver/index.ts';
import type { MeasuredStretch, SolvedDeal } from './measured.ts';
import type { Stretch } from './process.ts';

/* The process of one solver: solves the stretches of deals it is sent and sends back what it measured. */

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 500;
/**
 * Reading the CPU time costs as much as ten positions. So a deal solved within SOON_SECONDS is timed by the clock,
 * which runs on while others have the CPU; for longer ones the CPU time read at most DEALS_PER_LOOK deals before is a
 * bound.
 */
const SOON_SECONDS = 0.003;
const DEALS_PER_LOOK = 10;

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** Returns the bytes in use, tables and heap, after collecting garbage. */
function bytesUsed(): number {
  globalThis.gc?.();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

function measure(made: Solver, { from, to, seconds }: Stretch, bytesBefore: number): MeasuredStretch {
  const start = cpuSeconds();
  let lastRead = start;
  const solved = Array.from({ length: to - from + 1 }, (_, at) => {
    if (at % DEALS_PER_LOOK === 0) lastRead = cpuSeconds();
    return solve(made, from + at, seconds, lastRead);
  });
  return { solved, cpuSeconds: cpuSeconds() - start, bytes: Math.max(0, bytesUsed() - bytesBefore) };
}

/** Solves a deal. `lastRead`: the CPU seconds of this process when last read, a few deals before. */
function solve(made: Solver, deal: number, seconds: number, lastRead: number): SolvedDeal {
  const start = performance.now();
  const solving = made.solve(deal);
  let found = solving.go(STEP_POSITIONS);
  let spent = (performance.now() - start) / 1000;
  if (!found || spent > SOON_SECONDS) {
    const now = cpuSeconds();
    spent = Math.min(spent, now - lastRead);
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
