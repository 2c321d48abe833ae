import { parseOptions } from '../../engine/model/options.ts';
import { KNOWN, type KnownGame } from '../../engine/solver/known.ts';
import type { PlanName } from '../../engine/solver/plan-name.ts';
import { PLANS } from '../../engine/solver/plans.ts';
import { solver } from '../../engine/solver/index.ts';
import { type Way, ways } from '../engine/play.ts';
import { usageOf } from './commands.ts';
import { writeKnown } from './known-file.ts';
import { take } from './solve/arguments.ts';

/*
 * Solves the same deals of each game, in every version of it, by every plan, and writes down the one that decides most
 * of them; of equal ones the one that took least CPU. All plans solve two deals; the better half goes on to four deals,
 * and so on. A game keeps its plan if no plan decides any deal. Benchmarks use other deals.
 */

const FIRST_DEAL_TRIED = 100_001;
const words = process.argv.slice(2);
if (words.length === 0) {
  console.error(usageOf('plans'));
  process.exit(2);
}
const DEALS = Number(take(words, '--deals', 1)?.[1] ?? 20);
/** CPU seconds for a deal. */
const SECONDS = Number(take(words, '--seconds', 1)?.[1] ?? 1);

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 500;

/** The results of a plan so far. */
class MeasuredPlan {
  readonly name: PlanName;
  readonly #gameWays: readonly Way[];
  decided = 0;
  ms = 0;
  #deals = 0;

  constructor(gameWays: readonly Way[], name: PlanName) {
    this.#gameWays = gameWays;
    this.name = name;
  }

  /** Solves on until `deals` deals were tried. */
  upTo(deals: number): void {
    for (const { game, options } of this.#gameWays) {
      const made = solver(game, parseOptions(game, options)!, { plan: PLANS[this.name] });
      for (let nth = this.#deals; nth < deals; nth++) {
        const start = process.cpuUsage().user;
        const spent = (): number => (process.cpuUsage().user - start) / 1000;
        const solving = made.solve(FIRST_DEAL_TRIED + nth);
        let verdict = solving.go(STEP_POSITIONS);
        while (verdict === undefined && spent() < SECONDS * 1000) verdict = solving.go(STEP_POSITIONS);
        if (verdict !== undefined && verdict.verdict !== 'open') this.decided++;
        this.ms += spent();
      }
    }
    this.#deals = deals;
  }

  get summary(): string {
    return `${this.name} ${this.decided} of ${this.#deals * this.#gameWays.length} in ${Math.round(this.ms)} ms`;
  }
}

/** Whether a game is played on packed boards: elsewhere, those searches end at once. */
function fits({ game, options }: Way): boolean {
  const solving = solver(game, parseOptions(game, options)!, { plan: PLANS.packed.slice(0, 1) }).solve(
    FIRST_DEAL_TRIED,
  );
  solving.go(1);
  return solving.positions > 0;
}

/**
 * Counts the games that a plan is used for: where no plan decides anything, the plans used most go on to more deals.
 */
const servedGames = (name: PlanName): number => Object.values(KNOWN).filter(({ plan }) => plan === name).length;

const chosen: Record<string, KnownGame> = { ...KNOWN };
for (const id of words) {
  const gameWays = ways.filter(({ game }) => game.id === id);
  if (gameWays.length === 0) throw new Error(`there is no game "${id}"`);
  const names = (Object.keys(PLANS) as PlanName[])
    .filter((name) => !name.startsWith('packed') || fits(gameWays[0]!))
    .toSorted((a, b) => servedGames(b) - servedGames(a));
  let left = names.map((name) => new MeasuredPlan(gameWays, name));
  for (let deals = Math.min(2, DEALS); ; deals = Math.min(deals * 2, DEALS)) {
    for (const one of left) one.upTo(deals);
    left.sort((a, b) => b.decided - a.decided || (a.decided === 0 ? 0 : a.ms - b.ms));
    if (deals === DEALS) break;
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  if (left[0]!.decided > 0) chosen[id] = { ...chosen[id], plan: left[0]!.name };
  console.log(id, left.map(({ summary }) => summary).join(', '));
  writeKnown(chosen);
}
