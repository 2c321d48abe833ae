import { PRUNING, type Pruning } from '../../engine/search/pruning/pruning.ts';
import { ways } from '../engine/play.ts';
import { EVERY_PRUNING, allBut, firstCrossing, NO_PRUNING } from '../engine/solver/crossing.ts';
import { AUTOPLAY, failingTest } from './mutants/autoplay.ts';
import { withMutant } from './mutants/mutate.ts';
import { MUTANTS } from './mutants/table.ts';

/*
 * Makes each pruning rule of the solver unsound in a copy of the engine, and solves the same deals there as the test of
 * all rules: with all rules, without this one, with none. Some verdicts must contradict each other, or that test would
 * miss the fault. `autoplay`: leaves out each condition for automatic moves home; the unit tests must find every such
 * fault. Exits with 1 if a fault is not found.
 */

const wantedRules = process.argv.slice(2);
const unknown = wantedRules.find((name) => name !== 'autoplay' && !PRUNING.some((rule) => rule === name));
if (unknown !== undefined) throw new Error(`there is no rule "${unknown}"`);
const rules = PRUNING.filter((rule) => wantedRules.length === 0 || wantedRules.includes(rule));
let escaped = 0;
for (const rule of rules) {
  const start = performance.now();
  const catching = await caught(rule);
  if (catching === undefined) escaped++;
  console.log([rule, catching ?? 'NOT CAUGHT', `${((performance.now() - start) / 1000).toFixed(1)} s`].join('\t'));
}
if (wantedRules.length === 0 || wantedRules.includes('autoplay')) {
  for (const [name, from, to] of AUTOPLAY) {
    const test = await failingTest(from, to);
    if (test === undefined) escaped++;
    console.log(['autoplay', name, test ?? 'NOT CAUGHT'].join('\t'));
  }
}
process.exitCode = escaped === 0 ? 0 : 1;

/** Returns where and how the mutant of a rule was caught; undefined when it was not. */
async function caught(rule: Pruning): Promise<string | undefined> {
  const mutant = MUTANTS[rule];
  const way = ways.find(({ name }) => name === mutant.way);
  if (way === undefined) throw new Error(`there is no way to play "${mutant.way}"`);
  const [first, last] = mutant.deals;
  const crossed = await withMutant(mutant, ({ solver, findGame, PLANS }) =>
    firstCrossing(solver, {
      game: findGame(way.game.id)!,
      options: way.options,
      deals: Array.from({ length: last - first + 1 }, (_, at) => first + at),
      strays: mutant.strays,
      sets: [EVERY_PRUNING, allBut(rule), NO_PRUNING],
      positions: mutant.positions,
      plan: mutant.plan && PLANS[mutant.plan],
    }),
  );
  return crossed && `${mutant.way} ${crossed.deal} ${crossed.moves}: ${crossed.verdicts.join(', ')}`;
}
