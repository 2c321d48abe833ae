import { afterEach, expect, test } from 'vitest';
import { fetchDescribing } from '../../../../renderer/words/fetched/description-words.ts';
import { SPOKEN_LANGUAGES } from '../../../../renderer/words/language.ts';
import { speak } from '../../../../renderer/words/say.ts';
import { chanceRecipe } from '../../../engine/recipes/chance-recipe.ts';
import { oddLines, sentencesOf, tryRecipe } from '../../../lab/recipes/try-recipe.ts';

afterEach(() => speak('en', 'en'));

/** `npm run nightly` tries 10,000 of them. */
const SEEDS = Array.from({ length: 40 }, (_, at) => at + 1);

test(
  'refuses a random recipe, or plays, saves, resumes and undoes it in every language',
  { timeout: 60_000 },
  async () => {
    const all = SEEDS.map((seed) => tryRecipe(chanceRecipe(seed), seed));
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
    expect(all.filter(({ fault }) => fault).length).toBeGreaterThan(10);
    expect(all.filter(({ described }) => described).length).toBeGreaterThan(15);
    let lines = 0;
    for (const language of SPOKEN_LANGUAGES) {
      await speak(language, language);
      const describing = await fetchDescribing();
      const said = all.flatMap((tried) => sentencesOf(tried, describing));
      expect(oddLines(said)).toEqual([]);
      lines += said.length;
    }
    expect(lines).toBeGreaterThan(9 * SEEDS.length);
  },
);
