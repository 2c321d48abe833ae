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

/** Makes the game of a recipe without faults. */
export function makeGame(recipe: Recipe): Game {
  const plain = plainRecipe(recipe);
  return defineGame({ id: ownId(plain), name: 'House rules', variant: () => variantOf(plain) });
}

/** The games made so far, so that one id always returns the same game. */
const gamesById = new Map<string, Game>();

/** Returns the game whose rules an id encodes; undefined when it encodes none, or a game whose id is another. */
export function gameOfId(id: string): Game | undefined {
  if (!isOwnId(id)) return undefined;
  const known = gamesById.get(id);
  if (known) return known;
  const recipe = readRecipe(id);
  if (!recipe || recipeFault(recipe) || ownId(plainRecipe(recipe)) !== id) return undefined;
  const game = makeGame(recipe);
  gamesById.set(id, game);
  return game;
}

function variantOf(recipe: Recipe): Variant {
  if (recipe.home === 'runs') return runsGame(recipe);
  if (recipe.home === 'waste') return wasteGame(recipe);
  return recipe.home === 'pairs' ? pairsGame(recipe) : foundationGame(recipe);
}

const noCard: Test = () => false;

/** Makes the game of a recipe in which the stock deals a card to each column and whole runs go home. */
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
