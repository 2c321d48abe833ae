import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { fetchDescribing } from '../../renderer/words/fetched/description-words.ts';
import { speak } from '../../renderer/words/say.ts';
import { chanceRecipe } from '../engine/recipes/chance-recipe.ts';
import { oddLines, sentencesOf, type TriedRecipe, tryRecipe } from './recipes/try-recipe.ts';

/*
 * Makes random recipes, 1 to 10,000 by default, and tries each: it is refused with a sentence, or played for 200 random
 * moves, saved, resumed, hinted at, undone and drawn; its description is read in every language. Prints what is wrong,
 * how many there were of each kind, the slowest by CPU time, and the memory.
 */

const [first = 1, last = 10_000] = (process.argv[2] ?? '').split('-').flatMap((text) => Number(text) || []);
/** Recipes whose descriptions are read together, language by language. */
const BATCH_RECIPES = 100;
const RECIPES_PER_COUNT = 1000;

const kinds = new Map<string, number>();
const count = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
let faults = 0;
let lines = 0;
let slowest = { seed: 0, ms: 0 };

function report(seed: number, what: string): void {
  faults += 1;
  console.log(`recipe ${seed}: ${what}`);
}

function tryOne(seed: number): TriedRecipe {
  const start = process.cpuUsage().user;
  const tried = tryRecipe(chanceRecipe(seed), seed);
  const ms = (process.cpuUsage().user - start) / 1000;
  if (ms > slowest.ms) slowest = { seed, ms };
  count(tried.fault ? `refused, ${tried.fault.why}` : `played, ${tried.recipe.home}`);
  if (tried.isStuck) count('nothing to move at first');
  for (const fault of tried.faults) report(seed, fault);
  return tried;
}

async function readPages(from: number, batch: readonly TriedRecipe[]): Promise<void> {
  for (const language of SPOKEN_LANGUAGES) {
    await speak(language, language);
    const describing = await fetchDescribing();
    for (const [at, tried] of batch.entries()) {
      const sentences = sentencesOf(tried, describing);
      lines += sentences.length;
      for (const odd of oddLines(sentences)) report(from + at, `${language}: ${odd}`);
    }
  }
}

function printCounts(tried: number): void {
  console.log(`\nrecipes tried: ${tried}`);
  for (const [kind, recipes] of [...kinds].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`${recipes}\t${kind}`);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${lines}\tlines read in ${SPOKEN_LANGUAGES.length} languages`);
  console.log(`slowest: recipe ${slowest.seed}, ${Math.round(slowest.ms)} ms; memory: ${memory} MB; faults: ${faults}`);
}

for (let from = first; from <= last; from += BATCH_RECIPES) {
  const seeds = Array.from({ length: Math.min(BATCH_RECIPES, last + 1 - from) }, (_, at) => from + at);
  await readPages(from, seeds.map(tryOne));
  const tried = from + seeds.length - first;
  if (tried % RECIPES_PER_COUNT === 0 || from + BATCH_RECIPES > last) printCounts(tried);
}
process.exitCode = faults === 0 ? 0 : 1;
