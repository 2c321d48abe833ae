import {
  type Answers,
  type Chosen,
  chosenFrom,
  type Definition,
  defineGame,
  type Game,
  type Options,
} from '../model/game.ts';
import type { Variant } from '../model/variant.ts';
import { pairsGame, wasteGame } from './clearing-game.ts';
import { columnTable } from './column-table.ts';
import type { GameRecipe } from './game-recipe.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from './recipe.ts';

/** A game of the catalogue that a recipe defines. */
export interface RecipeGame extends Game {
  /** Returns the recipe for answers to the game's options. */
  recipe(answers: Answers): GameRecipe;
}

/** The definition in the file of such a game: a recipe, or one for each choice of options. */
interface RecipeDefinition<C extends Options, K extends string> extends Omit<Definition<C, K>, 'variant'> {
  readonly recipe: GameRecipe | ((chosen: Chosen<C>, counters: Readonly<Record<K, number>>) => GameRecipe);
}

/** Makes a game of the catalogue from a recipe; the other fields are those of `defineGame`. */
export function fromRecipe<const C extends Options = Options, K extends string = never>({
  recipe,
  ...definition
}: RecipeDefinition<C, K>): RecipeGame {
  const recipeFor = typeof recipe === 'function' ? recipe : () => recipe;
  const whole: Definition<C, K> = {
    ...definition,
    variant: (chosen, counters) => tableOf(recipeFor(chosen, counters)),
  };
  return { ...defineGame<C, K>(whole), recipe: (answers) => recipeFor(...chosenFrom(whole, answers)) };
}

/** Whether a recipe defines a game. */
export const isRecipeGame = (game: Game): game is RecipeGame => 'recipe' in game;

/** Makes the table of a recipe without faults. */
export function tableOf(recipe: GameRecipe): Variant {
  if (recipe.home === 'waste') return wasteGame(recipe);
  return recipe.home === 'pairs' ? pairsGame(recipe) : columnTable(recipe);
}

const FIELDS = Object.keys(RECIPE_FIELDS) as readonly RecipeField[];

/** Returns the answers of a recipe without the details that only games of the catalogue have. */
export const recipeAnswers = (recipe: GameRecipe): Recipe =>
  Object.fromEntries(FIELDS.map((field) => [field, recipe[field]])) as Recipe;
