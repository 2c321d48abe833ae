import { defineGame, type Game } from '../model/game.ts';
import { recipeAnswers, tableOf } from './from-recipe.ts';
import { plainRecipe, recipeFault } from './plain-recipe.ts';
import { isOwnId, ownId, type Recipe, readRecipe } from './recipe.ts';

/** Makes the game of a player's recipe without faults; details that only catalogue games have are left out. */
export function makeGame(recipe: Recipe): Game {
  const plain = plainRecipe(recipeAnswers(recipe));
  return defineGame({ id: ownId(plain), name: 'House rules', variant: () => tableOf(plain) });
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
