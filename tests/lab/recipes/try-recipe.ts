import type { Description } from '../../../engine/description/description.ts';
import { describe } from '../../../engine/description/describe.ts';
import { findGame } from '../../../engine/games/index.ts';
import { Adviser } from '../../../engine/hints/adviser.ts';
import type { Game } from '../../../engine/model/game.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { mostSimilarGame } from '../../../engine/games/similar-games.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { type RecipeFault, recipeFault } from '../../../engine/recipes/plain-recipe.ts';
import type { Recipe } from '../../../engine/recipes/recipe.ts';
import { resume } from '../../../engine/session/resume.ts';
import { Session } from '../../../engine/session/session.ts';
import { miniatureOf } from '../../../renderer/panels/picker/picture/miniature.ts';
import { sayField, sayFieldName } from '../../../renderer/panels/rules/own/say-answer.ts';
import type { Describing } from '../../../renderer/words/fetched/description-words.ts';
import { sayGlance } from '../../../renderer/words/glance/glance.ts';

/** The result of trying a recipe. */
export interface TriedRecipe {
  readonly recipe: Recipe;
  /** Why it makes no game; undefined where it makes one. */
  readonly fault: RecipeFault | undefined;
  /** The game's id and description; undefined where it makes none. */
  readonly described: { readonly id: string; readonly description: Description } | undefined;
  /** Whether nothing can be moved in its first deal. */
  readonly isStuck: boolean;
  readonly faults: readonly string[];
}

const MAX_MOVES = 200;
const HINT_POSITIONS = 500;

/** Does everything with a recipe that a player can do. */
export function tryRecipe(recipe: Recipe, seed: number): TriedRecipe {
  const fault = recipeFault(recipe);
  const none = { recipe, fault, described: undefined, isStuck: false, faults: [] };
  if (fault) return none;
  const game = findGame(makeGame(recipe).id);
  if (!game) return { ...none, faults: ['its id is no game'] };
  return { ...none, described: { id: game.id, description: describe(game, {}) }, ...playOne(game, seed) };
}

/**
 * Returns all texts about a recipe in the language in use: its rules and how it differs from the nearest game, or why
 * it makes no game.
 */
export function sentencesOf({ recipe, fault, described }: TriedRecipe, describing: Describing): string[] {
  if (fault) {
    const label = sayFieldName(describing, recipe, fault.field);
    return [describing.say(`recipe.${fault.why}`, { ...fault, label })];
  }
  if (!described) return [];
  const page = sayGlance({ description: described.description, describing }, described.id, '').flatMap(
    ({ lines }) => lines,
  );
  return [...page, ...mostSimilarGame(recipe).differs.map((field) => sayField(describing, recipe, field))];
}

/** Returns the lines with missing words. */
export const oddLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => line === '' || /[{}#]|undefined|NaN/.test(line));

/** Plays random moves, saves and resumes the game, asks for a hint and undoes everything. */
function playOne(game: Game, seed: number): Pick<TriedRecipe, 'isStuck' | 'faults'> {
  const faults: string[] = [];
  const session = Session.begin(game, '', seed);
  const isStuck = session.legalMoves().length === 0;
  const { deal } = session.save();
  const thinking = new Adviser(game, {}).think(session.save());
  thinking?.go(HINT_POSITIONS);
  const advised = thinking?.advised();
  if (!isStuck && !advised?.lost && (advised?.advice.length ?? 0) === 0) faults.push('no hint');
  const below = numbersBelow(xoshiro(seed));
  for (let made = 0; made < MAX_MOVES; made++) {
    const moves = session.legalMoves();
    if (moves.length === 0) break;
    session.play(moves[below(moves.length)]!);
  }
  const again = resume(session.save());
  if (!again.ok) faults.push('is not read again');
  else if (JSON.stringify(again.value.session.save()) !== JSON.stringify(session.save()))
    faults.push('is read otherwise');
  while (session.canUndo) session.undo();
  const back = session.save();
  if (back.at !== 0 || JSON.stringify(back.deal) !== JSON.stringify(deal)) faults.push('is not taken back');
  if (miniatureOf(game).cards.length < 4) faults.push('no picture');
  return { isStuck, faults };
}
