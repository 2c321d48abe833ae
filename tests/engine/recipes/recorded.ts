import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { findGame } from '../../../engine/games/index.ts';
import { makeOptions, parseOptions, usualOptions } from '../../../engine/model/options.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { recipeOf } from '../../../engine/recipes/catalogue.ts';
import type { Recipe } from '../../../engine/recipes/recipe.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { answersOf } from '../../tools/conformance/options.ts';
import { act } from '../../tools/conformance/act.ts';
import { dealRecorded, type DealtTrace } from '../../tools/conformance/deal.ts';
import { readTraces, recordedFiles } from '../../tools/conformance/read.ts';
import { wayOf } from '../../tools/conformance/pysol/recorded-ways.ts';
import type { Trace } from '../../tools/conformance/trace.ts';
import { layAgain, layTwin, leadsThere, movesOf, ownMovesOf } from './same-game.ts';

/** A file of recorded games, and the game of the catalogue that they are of. */
export interface Recorded {
  readonly path: string;
  readonly id: string;
}

/** The recordings of games that a recipe makes. */
export const recordedOf = (has: (id: string) => boolean): Recorded[] =>
  recordedFiles(join(ROOT, 'tests/traces')).flatMap(({ path, game }) => {
    const id = basename(dirname(path)).startsWith('pysolfc') ? wayOf(game).game : game;
    return has(id) && findGame(id) ? [{ path, id }] : [];
  });

/** How far a recipe agrees with recorded games. */
export interface Agreement {
  /** Positions that were recorded, and those in which the recipe allows what the game does. */
  steps: number;
  same: number;
  /** Recorded moves that one move of the recipe makes. */
  made: number;
}

/** Plays recorded games, and asks at each position for the moves of the recipe. */
export function agreement({ path, id }: Recorded): Agreement {
  const found: Agreement = { steps: 0, same: 0, made: 0 };
  for (const trace of readTraces(path)) compare(found, id, trace);
  return found;
}

/** The recipe of a game as it was recorded: of most games there is none but the usual one. */
function recipeAsRecorded(id: string, trace: Trace): Recipe | undefined {
  const game = findGame(id)!;
  const options = makeOptions(game, answersOf(game, trace));
  const isUsual = id === 'klondike' || options === usualOptions(game) || options === makeOptions(game, PLAYED_BY_HAND);
  // Also what was recorded by the names that options had before.
  return isUsual ? recipeOf(id, parseOptions(game, options)) : undefined;
}

/** Cards go home by themselves in no recipe. */
const PLAYED_BY_HAND = { automatic: false };

function compare(found: Agreement, id: string, trace: Trace): void {
  const recipe = recipeAsRecorded(id, trace);
  if (!recipe) return;
  const dealt: DealtTrace = dealRecorded(findGame(id)!, trace);
  const twins = layTwin(dealt, new RuleSet(makeGame(recipe).variant({})), 1);
  const options = trace.options.filter(({ value }) => value).map(({ name }) => name);
  let piles = trace.deal.piles;
  for (const step of trace.steps) {
    layAgain(twins);
    found.steps += 1;
    if (movesOf(twins).join() === ownMovesOf(twins).join()) found.same += 1;
    const next = piles.map((text, slot) => step.piles[slot] ?? text);
    const { excepted } = act(dealt, trace, step, { piles, done: [], options }, { piles: next, done: [], options });
    // What is not compared, or takes two of our moves, tells nothing of the recipe.
    if (excepted > 0 || step.next !== undefined || leadsThere(twins)) found.made += 1;
    piles = next;
  }
}
