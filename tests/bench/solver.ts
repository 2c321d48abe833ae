import { fileURLToPath } from 'node:url';
import { planNameOf } from '../../engine/solver/own-games.ts';
import type { PlanName } from '../../engine/solver/plan-name.ts';
import { parseBenchSolver } from './solver/arguments.ts';
import type { BenchedWay } from './solver/benched.ts';
import { bundled } from './solver/bundle.ts';
import { fcSolve, type FcSolved } from './solver/fc-solve.ts';
import { type MeasuredStretch, type Tally, tallyOf } from './solver/measured.ts';
import { SolverProcess, type Stretch } from './solver/process.ts';

/** Results of one game with its options; times are user CPU. */
interface GameResult {
  readonly deals: string;
  /** By plan name. */
  readonly plans: Readonly<Record<string, Tally>>;
  /** The same deals solved by fc-solve, in turn with ours. */
  readonly fcSolve?: FcSolved;
  /** Our CPU time divided by that of fc-solve, by plan name. */
  readonly ratios?: Readonly<Record<string, number>>;
}

export type SolverBench = Readonly<Record<string, GameResult>>;

/** Deals that one solver solves before another one's turn. */
const DEALS_PER_TURN = 2000;

/**
 * Solves deals of many games with all cards known, each game in a process of its own. Times include a win's replay by
 * the rules. `words`: those of the command after `solver`.
 */
export async function benchSolver(words: readonly string[] = []): Promise<SolverBench> {
  const command = parseBenchSolver(words);
  if (typeof command === 'string') {
    console.error(command);
    process.exit(2);
  }
  const results: Record<string, GameResult> = {};
  const { file, remove } = await bundled(fileURLToPath(new URL('solver/child.ts', import.meta.url)));
  for (const way of command.ways) {
    const { from, to } = command.deals ?? way.deals;
    const name = `${way.game} ${way.options}`.trim();
    const result = await benchWay(file, way, { from, to, seconds: command.seconds });
    results[name] = result;
    console.error(name, JSON.stringify(result));
  }
  await remove();
  return results;
}

async function benchWay(child: string, way: BenchedWay, limits: Stretch): Promise<GameResult> {
  const plans = plansOf(way.game).map((plan) => ({
    plan,
    process: new SolverProcess(child, way, plan),
    measured: [] as MeasuredStretch[],
  }));
  const compared: FcSolved[] = [];
  for (const stretch of stretchesOf(limits)) {
    for (const { process, measured } of plans) measured.push(await process.solve(stretch));
    const solved = way.game === 'freecell' ? fcSolve(stretch) : undefined;
    if (solved) compared.push(solved);
  }
  for (const { process } of plans) process.end();
  const tallies = plans.map(({ plan, measured }) => [plan, tallyOf(measured, limits.seconds)] as const);
  return { deals: `${limits.from}-${limits.to}`, plans: Object.fromEntries(tallies), ...comparison(compared, tallies) };
}

/** Returns the game's own plan; where it is compared with another program, the generic one too. */
const plansOf = (game: string): PlanName[] => {
  const own = planNameOf(game);
  return game === 'freecell' && own !== 'best-long' ? [own, 'best-long'] : [own];
};

function stretchesOf({ from, to, seconds }: Stretch): Stretch[] {
  return Array.from({ length: Math.ceil((to - from + 1) / DEALS_PER_TURN) }, (_, nth) => ({
    from: from + nth * DEALS_PER_TURN,
    to: Math.min(to, from + (nth + 1) * DEALS_PER_TURN - 1),
    seconds,
  }));
}

function comparison(
  compared: readonly FcSolved[],
  tallies: readonly (readonly [PlanName, Tally])[],
): Partial<GameResult> {
  if (compared.length === 0) return {};
  const total = (of: keyof FcSolved): number => compared.reduce((sum, solved) => sum + solved[of], 0);
  const cpuSeconds = Math.round(total('cpuSeconds') * 1000) / 1000;
  return {
    fcSolve: { cpuSeconds, unsolved: total('unsolved') },
    ratios: Object.fromEntries(
      tallies.map(([plan, tally]) => [plan, Math.round((100 * tally.cpuSeconds) / cpuSeconds) / 100]),
    ),
  };
}
