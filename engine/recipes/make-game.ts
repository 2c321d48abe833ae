import { defineGame, type Game } from '../model/game.ts';
import type { Test } from '../model/pile.ts';
import type { Variant } from '../model/variant.ts';
import { likeSpider } from '../vocabulary/families/columns/spider.ts';
import { anyCard, kings } from '../vocabulary/relations.ts';
import { pairsGame, wasteGame } from './clearing-game.ts';
import { columnsOf, inStock } from './columns.ts';
import { foundationGame } from './foundation-game.ts';
import { plainRecipe, recipeFault } from './plain-recipe.ts';
import { isOwnId, ownId, type Recipe, readRecipe } from './recipe.ts';
import { stockDealing } from './stock-dealing.ts';
import { inColumns, runsOf } from './words.ts';

/** The game of a recipe that has no fault. */
export function makeGame(recipe: Recipe): Game {
  const plain = plainRecipe(recipe);
  return defineGame({ id: ownId(plain), name: 'House rules', variant: () => variantOf(plain) });
}

/** The games that were asked for, so that one id is one game. */
const made = new Map<string, Game>();

/** The game that such an id tells; undefined where it tells none, or one that goes by another id. */
export function gameOfId(id: string): Game | undefined {
  if (!isOwnId(id)) return undefined;
  const known = made.get(id);
  if (known) return known;
  const recipe = readRecipe(id);
  if (!recipe || recipeFault(recipe) || ownId(plainRecipe(recipe)) !== id) return undefined;
  const game = makeGame(recipe);
  made.set(id, game);
  return game;
}

function variantOf(recipe: Recipe): Variant {
  if (recipe.home === 'runs') return runsGame(recipe);
  if (recipe.home === 'waste') return wasteGame(recipe);
  return recipe.home === 'pairs' ? pairsGame(recipe) : foundationGame(recipe);
}

const noCard: Test = () => false;

/** The stock deals a card to each column; whole runs go home. */
function runsGame(recipe: Recipe): Variant {
  const { lift, start, packs } = recipe;
  return likeSpider({
    ...(packs !== '1' && { packs: packs === '2' ? 2 : 3 }),
    ...columnsOf(recipe),
    build: inColumns(recipe),
    start: start === 'kings' ? kings : start === 'none' ? noCard : anyCard,
    ...(lift === 'any' && { lift }),
    ...(lift === 'built' && { lift: inColumns(recipe) }),
    ...(lift === 'colour' && { lift: runsOf(recipe, 'colour') }),
    ...(inStock(recipe) > 0 && { deals: (columns) => stockDealing(recipe, columns) }),
  });
}
