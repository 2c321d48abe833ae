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
 * Solves the same deals of each game, in every way to play it, with every plan, and writes down the one that decides
 * most of them; of equal ones the one that took least CPU. The deals are of those that no bench reports.
 */

const FIRST = 100_001;
const words = process.argv.slice(2);
const DEALS = Number(take(words, '--deals', 1)?.[1] ?? 20);
/** CPU seconds of a deal. */
const SECONDS = Number(take(words, '--seconds', 1)?.[1] ?? 1);

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 500;

interface Measured {
  readonly name: PlanName;
  readonly decided: number;
  readonly ms: number;
}

function measure(those: readonly Way[], name: PlanName): Measured {
  let decided = 0;
  let ms = 0;
  for (const { game, options } of those) {
    const made = solver(game, parseOptions(game, options)!, { plan: PLANS[name] });
    for (let deal = FIRST; deal < FIRST + DEALS; deal++) {
      const begun = process.cpuUsage().user;
      const spent = (): number => (process.cpuUsage().user - begun) / 1000;
      const solving = made.solve(deal);
      let verdict = solving.go(STEP_POSITIONS);
      while (verdict === undefined && spent() < SECONDS * 1000) verdict = solving.go(STEP_POSITIONS);
      if (verdict !== undefined && verdict.verdict !== 'open') decided++;
      ms += spent();
    }
  }
  return { name, decided, ms: Math.round(ms) };
}

/** Whether a game is played on packed boards: elsewhere their searches look at nothing, and the plan is another. */
function fits({ game, options }: Way): boolean {
  const solving = solver(game, parseOptions(game, options)!, { plan: PLANS.packed.slice(0, 1) }).solve(FIRST);
  solving.go(1);
  return solving.positions > 0;
}

const chosen: Record<string, PlanName> = { ...PLAN_OF_GAME };
for (const id of words) {
  const those = ways.filter(({ game }) => game.id === id);
  if (those.length === 0) throw new Error(`there is no game "${id}"`);
  const names = (Object.keys(PLANS) as PlanName[]).filter((name) => !name.startsWith('packed') || fits(those[0]!));
  const measured = names.map((name) => measure(those, name));
  measured.sort((a, b) => b.decided - a.decided || a.ms - b.ms);
  chosen[id] = measured[0]!.name;
  console.log(id, measured.map(({ name, decided, ms }) => `${name} ${decided} in ${ms} ms`).join(', '));
}
const lines = Object.keys(chosen)
  .toSorted()
  .map((id) => `  ${JSON.stringify(id)}: '${chosen[id]!}',`);
writeFileSync(
  join(ROOT, 'engine/solver/chosen.ts'),
  `import type { PlanName } from './plan-name.ts';

/** The plan of each game that measured best; \`best\` where none is named. Written by \`npm run plans\`. */
export const PLAN_OF_GAME: Readonly<Record<string, PlanName>> = {
${lines.join('\n')}
};
`,
);
execFileSync('npx', ['oxfmt', 'engine/solver/chosen.ts'], { cwd: ROOT });
