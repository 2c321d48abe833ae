import { expect, test } from 'vitest';
import { CATALOGUE_RECIPES } from '../../../engine/recipes/catalogue.ts';
import { recipeFault } from '../../../engine/recipes/plain-recipe.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { agreement, recordedOf } from './recorded.ts';
import { countsOfBoth, firstDifference, twinsOf } from './same-game.ts';

const all = Object.keys(CATALOGUE_RECIPES);
/** Deals and moves by chance, and sequences of moves that are enough. */
const [DEALS, MOVES, ENOUGH] = BY_NIGHT ? [5, 300, 300_000] : [1, 60, 300];

const MAX_DEPTH = 5;

test('more than a hundred games of the catalogue are recipes, none with a fault', () => {
  expect(all.length).toBeGreaterThan(130);
  for (const recipe of Object.values(CATALOGUE_RECIPES)) expect(recipeFault(recipe)).toBeUndefined();
});

test('from one table a game and its recipe allow the same moves, which do the same, and both are won at once', () => {
  const differ: string[] = [];
  for (const id of all) {
    for (let deal = 1; deal <= DEALS; deal++) {
      const difference = firstDifference(id, deal, MOVES);
      if (difference) differ.push(`${id}, deal ${deal}: ${difference}`);
    }
  }
  expect(differ).toEqual([]);
});

test('from one table as many positions are so many moves away by a recipe as by its game, of every one of them', () => {
  let counts = 0;
  for (const id of all) {
    const twins = twinsOf(id, 1);
    let enough = false;
    for (let depth = 1; depth <= MAX_DEPTH && !enough; depth++) {
      const [game, own] = countsOfBoth(twins, depth);
      expect({ id, depth, positions: own }).toEqual({ id, depth, positions: game });
      enough = game > ENOUGH;
      counts += 1;
    }
  }
  expect(counts).toBeGreaterThan(2 * all.length);
});

/** A recorded move may be several of ours: all that can go home at once goes home, a shuffle ends otherwise. */
const SEVERAL_AT_ONCE = 0.8;
const recordings = recordedOf((id) => Object.hasOwn(CATALOGUE_RECIPES, id));
const recorded = recordings.filter((_, at) => BY_NIGHT || at % 16 === 0);

test('of more than a hundred games that are recipes there are recorded games', () => {
  expect(new Set(recordings.map(({ id }) => id)).size).toBeGreaterThan(105);
});

test('at every position of the recorded games a recipe allows what its game allows, and what was done', () => {
  const differ: string[] = [];
  let steps = 0;
  for (const one of recorded) {
    const found = agreement(one);
    steps += found.steps;
    if (found.same < found.steps || found.made < found.steps * SEVERAL_AT_ONCE)
      differ.push(`${one.path} ${JSON.stringify(found)}`);
  }
  expect(differ).toEqual([]);
  expect(steps).toBeGreaterThan(BY_NIGHT ? 20_000 : 1000);
});
