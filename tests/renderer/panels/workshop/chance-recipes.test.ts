import { afterEach, expect, test } from 'vitest';
import { describe } from '../../../../engine/description/describe.ts';
import { Adviser } from '../../../../engine/hints/adviser.ts';
import { kinOf } from '../../../../engine/recipes/kin.ts';
import { makeGame } from '../../../../engine/recipes/make-game.ts';
import { recipeFault } from '../../../../engine/recipes/plain-recipe.ts';
import type { Recipe } from '../../../../engine/recipes/recipe.ts';
import { Session } from '../../../../engine/session/session.ts';
import { miniatureOf } from '../../../../renderer/panels/picker/picture/miniature.ts';
import { sayField } from '../../../../renderer/panels/workshop/say-answer.ts';
import { type Describing, fetchDescribing } from '../../../../renderer/words/described.ts';
import { sayGlance } from '../../../../renderer/words/glance/glance.ts';
import { SPOKEN_LANGUAGES } from '../../../../renderer/words/language.ts';
import { speak } from '../../../../renderer/words/say.ts';
import { chanceRecipe } from '../../../engine/recipes/chance-recipe.ts';
import { BY_NIGHT } from '../../../tools/night.ts';

afterEach(() => speak('en', 'en'));

const ALL = Array.from({ length: BY_NIGHT ? 10_000 : 100 }, (_, at) => chanceRecipe(at + 1));
/** A page takes longest to find. */
const GAMES = ALL.filter((recipe) => !recipeFault(recipe)).filter((_, at) => BY_NIGHT || at % 12 === 0);
const LONG = { timeout: BY_NIGHT ? 7_200_000 : 60_000 };

/** Lines in which something is missing. */
const odd = (lines: readonly string[]): string[] => lines.filter((line) => line === '' || /[{}#]|undefined/.test(line));

test('every game made by chance has a picture and a hint, or no move', LONG, () => {
  expect(GAMES.length).toBeGreaterThan(3);
  for (const recipe of GAMES) {
    const game = makeGame(recipe);
    expect(miniatureOf(game).cards.length).toBeGreaterThan(3);
    const session = Session.begin(game, '', 1);
    const thinking = new Adviser(game, {}).think(session.save());
    thinking?.go(500);
    if (session.legalMoves().length > 0) expect(thinking?.advised().advice.length).toBeGreaterThan(0);
  }
});

test(
  'in every language a recipe by chance has a page, or a sentence that says why it makes no game',
  LONG,
  async () => {
    const pages = GAMES.map((recipe) => ({ game: makeGame(recipe), description: describe(makeGame(recipe), {}) }));
    let lines = 0;
    for (const language of SPOKEN_LANGUAGES) {
      await speak(language, language);
      const describing = await fetchDescribing();
      const told = pages.flatMap(({ game, description }) => sayGlance({ description, describing }, game.id, ''));
      const said = [...told.flatMap((part) => part.lines), ...ALL.flatMap((recipe) => aboutOf(recipe, describing))];
      expect(odd(said)).toEqual([]);
      lines += said.length;
    }
    expect(lines).toBeGreaterThan(9 * ALL.length);
  },
);

/** What a recipe differs in from its kin, or why it makes no game. */
function aboutOf(recipe: Recipe, describing: Describing): string[] {
  const fault = recipeFault(recipe);
  const label = describing.say('recipe.field', { field: fault?.field ?? 'packs' });
  if (fault) return [describing.say(`recipe.${fault.why}`, { ...fault, label })];
  return kinOf(recipe).differs.map((field) => sayField(describing, recipe, field));
}
