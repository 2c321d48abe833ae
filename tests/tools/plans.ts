import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions } from '../../engine/model/options.ts';
import { PLAN_OF_GAME } from '../../engine/solver/chosen.ts';
import type { PlanName } from '../../engine/solver/plan-name.ts';
import { PLANS } from '../../engine/solver/plans.ts';
import { solver } from '../../engine/solver/index.ts';
import { type Way, ways } from '../engine/play.ts';
import { ROOT } from '../../main/build/root.ts';
import { take } from './solve/arguments.ts';

/*
 * npm run plans -- GAME … [--deals N] [--seconds N]
 *
 * Solves the same deals of each game, in every way to play it, by every plan, and writes down the one that decides most
 * of them; of equal ones the one that took least CPU. All plans solve two deals; the better half goes on to four deals,
 * and so on. A game of which no plan decides a deal keeps its plan. No bench reports on these deals.
 */

const FIRST = 100_001;
const words = process.argv.slice(2);
const DEALS = Number(take(words, '--deals', 1)?.[1] ?? 20);
/** CPU seconds for a deal. */
const SECONDS = Number(take(words, '--seconds', 1)?.[1] ?? 1);

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 500;

/** The results of a plan so far. */
class Measured {
  readonly name: PlanName;
  readonly #those: readonly Way[];
  decided = 0;
  ms = 0;
  #deals = 0;

  constructor(those: readonly Way[], name: PlanName) {
    this.#those = those;
    this.name = name;
  }

  /** Solves on until `deals` deals were tried. */
  upTo(deals: number): void {
    for (const { game, options } of this.#those) {
      const made = solver(game, parseOptions(game, options)!, { plan: PLANS[this.name] });
      for (let nth = this.#deals; nth < deals; nth++) {
        const begun = process.cpuUsage().user;
        const spent = (): number => (process.cpuUsage().user - begun) / 1000;
        const solving = made.solve(FIRST + nth);
        let verdict = solving.go(STEP_POSITIONS);
        while (verdict === undefined && spent() < SECONDS * 1000) verdict = solving.go(STEP_POSITIONS);
        if (verdict !== undefined && verdict.verdict !== 'open') this.decided++;
        this.ms += spent();
      }
    }
    this.#deals = deals;
  }

  get told(): string {
    return `${this.name} ${this.decided} of ${this.#deals * this.#those.length} in ${Math.round(this.ms)} ms`;
  }
}

/**
 * Whether a game is played on packed boards: elsewhere those searches look at no position, and another plan is used.
 */
function fits({ game, options }: Way): boolean {
  const solving = solver(game, parseOptions(game, options)!, { plan: PLANS.packed.slice(0, 1) }).solve(FIRST);
  solving.go(1);
  return solving.positions > 0;
}

/** Counts the games searched by a plan: where none decides anything, plans that serve many games go on. */
const served = (name: PlanName): number => Object.values(PLAN_OF_GAME).filter((other) => other === name).length;

const chosen: Record<string, PlanName> = { ...PLAN_OF_GAME };
for (const id of words) {
  const those = ways.filter(({ game }) => game.id === id);
  if (those.length === 0) throw new Error(`there is no game "${id}"`);
  const names = (Object.keys(PLANS) as PlanName[])
    .filter((name) => !name.startsWith('packed') || fits(those[0]!))
    .toSorted((a, b) => served(b) - served(a));
  let left = names.map((name) => new Measured(those, name));
  for (let deals = Math.min(2, DEALS); ; deals = Math.min(deals * 2, DEALS)) {
    for (const one of left) one.upTo(deals);
    left.sort((a, b) => b.decided - a.decided || (a.decided === 0 ? 0 : a.ms - b.ms));
    if (deals === DEALS) break;
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  if (left[0]!.decided > 0) chosen[id] = left[0]!.name;
  console.log(id, left.map(({ told }) => told).join(', '));
  write();
}
execFileSync('npx', ['oxfmt', 'engine/solver/chosen.ts'], { cwd: ROOT });

function write(): void {
  const lines = Object.keys(chosen)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: '${chosen[id]!}',`);
  writeFileSync(
    join(ROOT, 'engine/solver/chosen.ts'),
    `import type { PlanName } from './plan-name.ts';

/** The plan of each game that measured best. Written by \`npm run plans\`. */
export const PLAN_OF_GAME: Readonly<Record<string, PlanName>> = {
${lines.join('\n')}
};
`,
  );
}
