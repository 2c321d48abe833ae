import { findGame } from '../games/index.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { isNote, isOwnName, MAX_NOTE_LETTERS, type OwnGame } from '../recipes/own-game.ts';
import { plainRecipe } from '../recipes/plain-recipe.ts';
import { ownId, readRecipe, type Recipe, RECIPE_FIELDS, type RecipeField } from '../recipes/recipe.ts';
import { type Fault, fault } from '../session/fault.ts';

/*
 * The `format` of the file of a player's game: JSON with `format`, `version`, `name`, `note` and `rules`, each rule by
 * its name with the name of its answer. A missing rule has its first answer.
 */

const FORMAT = 'baize-game';
const VERSION = 1;
/** A file of a game has at most this many characters, more than any game needs. */
const MAX_LETTERS = 8000;
const FILE_PARTS: ReadonlySet<string> = new Set(['format', 'version', 'name', 'note', 'rules']);

/** Whether a text claims to be such a file. */
export const isGameFile = (text: string): boolean => /^\s*\{/.test(text) && text.includes(`"${FORMAT}"`);

/** Writes the file of a game that `gameOfId` knows. */
export function makeGameFile({ id, name, note }: OwnGame): string {
  const noteField = note === '' ? {} : { note };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, ...noteField, rules: readRecipe(id) }, null, 2)}\n`;
}

/** Parses a file; fails with a description of the fault. */
export function parseGameFile(text: string): Result<OwnGame, Fault> {
  if (text.length > MAX_LETTERS) return fail(fault('game-long'));
  const parts = objectOf(text);
  if (!parts || parts['format'] !== FORMAT) return fail(fault('game-json'));
  if (parts['version'] !== VERSION) return fail(fault('game-version'));
  const stranger = Object.keys(parts).find((part) => !FILE_PARTS.has(part));
  if (stranger !== undefined) return fail(fault('game-part', 1, stranger));
  const { name, note = '', rules } = parts;
  if (typeof name !== 'string' || !isOwnName(name)) return fail(fault('game-name'));
  if (typeof note !== 'string' || !isNote(note)) return fail(fault('game-note', MAX_NOTE_LETTERS));
  const recipe = recipeOfRules(rules);
  if (!recipe.ok) return recipe;
  const id = ownId(plainRecipe(recipe.value));
  return findGame(id) ? succeed({ id, name, note }) : fail(fault('game-rules'));
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const asObject = (json: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : undefined;

function recipeOfRules(json: unknown): Result<Recipe, Fault> {
  const rules = asObject(json);
  if (!rules) return fail(fault('game-json'));
  const stranger = Object.keys(rules).find((rule) => !Object.hasOwn(RECIPE_FIELDS, rule));
  if (stranger !== undefined) return fail(fault('game-part', 1, stranger));
  const fields = Object.keys(RECIPE_FIELDS) as RecipeField[];
  const answers = fields.map((field) => [field, Object.hasOwn(rules, field) ? rules[field] : RECIPE_FIELDS[field][0]]);
  const wrong = answers.find(([field, answer]) => !isAnswer(field as RecipeField, answer));
  if (wrong) return fail(fault('game-answer', 1, `${String(wrong[0])}: ${JSON.stringify(wrong[1])}`));
  return succeed(Object.fromEntries(answers) as Recipe);
}

const isAnswer = (field: RecipeField, answer: unknown): boolean =>
  (RECIPE_FIELDS[field] as readonly unknown[]).includes(answer);
