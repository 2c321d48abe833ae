import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { fetchDescribing } from '../../renderer/words/fetched/description-words.ts';
import { speak } from '../../renderer/words/say.ts';
import { chanceRecipe } from '../engine/recipes/chance-recipe.ts';
import { oddLines, sentencesOf, type TriedRecipe, tryRecipe } from './recipes/try-recipe.ts';
import { take } from './solve/arguments.ts';

/*
 * Makes random recipes, 1 to 10,000 by default, and tries each: it is refused with a sentence, or played for 200 random
 * moves, saved, resumed, hinted at, undone and drawn; its description is read in every language. Prints the faults, the
 * number of recipes of each kind, the slowest by CPU time, and the memory used. Results are kept in `dist/recipes/`, so
 * that a stopped run goes on there; `--anew` begins again. Exits with 1 if there is a fault.
 */

const words = process.argv.slice(2);
const isAnew = take(words, '--anew') !== undefined;
const [first = 1, last = 10_000] = (words[0] ?? '').split('-').flatMap((text) => Number(text) || []);
/** Recipes whose descriptions are read together, language by language, and whose results are kept together. */
const BATCH_RECIPES = 100;
const RECIPES_PER_COUNT = 1000;
const folder = join(ROOT, 'dist/recipes');
const file = join(folder, 'batches.jsonl');

/** The results of the recipes from one number to another. */
interface Batch {
  readonly from: number;
  readonly to: number;
  /** How many recipes there were of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** How many lines of texts were read in all languages. */
  readonly lines: number;
  /** The recipe that took most CPU time. */
  readonly slowest: { readonly seed: number; readonly ms: number };
  readonly faults: readonly string[];
}

/** Tries the recipes from one number to another. */
async function tryBatch(from: number, to: number): Promise<Batch> {
  const kinds: Record<string, number> = {};
  const faults: string[] = [];
  let slowest = { seed: from, ms: 0 };
  const tried = Array.from({ length: to + 1 - from }, (_, at): TriedRecipe => {
    const seed = from + at;
    const start = process.cpuUsage().user;
    const one = tryRecipe(chanceRecipe(seed), seed);
    const ms = Math.round((process.cpuUsage().user - start) / 1000);
    if (ms > slowest.ms) slowest = { seed, ms };
    for (const kind of kindsOf(one)) kinds[kind] = (kinds[kind] ?? 0) + 1;
    faults.push(...one.faults.map((fault) => `recipe ${seed}: ${fault}`));
    return one;
  });
  const read = await readPages(from, tried);
  return { from, to, kinds, lines: read.lines, slowest, faults: [...faults, ...read.faults] };
}

const kindsOf = ({ fault, recipe, isStuck }: TriedRecipe): string[] => [
  fault ? `refused, ${fault.why}` : `played, ${recipe.home}`,
  ...(isStuck ? ['nothing to move at first'] : []),
];

/** Reads the descriptions of recipes in every language. */
async function readPages(from: number, batch: readonly TriedRecipe[]): Promise<Pick<Batch, 'lines' | 'faults'>> {
  const faults: string[] = [];
  let lines = 0;
  for (const language of SPOKEN_LANGUAGES) {
    await speak(language, language);
    const describing = await fetchDescribing();
    for (const [at, tried] of batch.entries()) {
      const sentences = sentencesOf(tried, describing);
      lines += sentences.length;
      faults.push(...oddLines(sentences).map((odd) => `recipe ${from + at}: ${language}: ${odd}`));
    }
  }
  return { lines, faults };
}

function printCounts(batches: readonly Batch[]): void {
  const sum = (of: (batch: Batch) => number): number => batches.reduce((total, batch) => total + of(batch), 0);
  const kinds = [...new Set(batches.flatMap((batch) => Object.keys(batch.kinds)))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const slowest = batches.map((batch) => batch.slowest).toSorted((one, other) => other.ms - one.ms)[0]!;
  console.log(`\nrecipes tried: ${sum(({ from, to }) => to + 1 - from)}`);
  for (const kind of kinds) console.log(`${sum((batch) => batch.kinds[kind] ?? 0)}\t${kind}`);
  console.log(`${sum(({ lines }) => lines)}\tlines read in ${SPOKEN_LANGUAGES.length} languages`);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `slowest: recipe ${slowest.seed}, ${slowest.ms} ms; memory: ${memory} MB; faults: ${sum(({ faults }) => faults.length)}`,
  );
}

mkdirSync(folder, { recursive: true });
if (isAnew) rmSync(file, { force: true });
const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const done = new Map(
  kept.map((text) => JSON.parse(text) as Batch).map((batch) => [`${batch.from}-${batch.to}`, batch]),
);
const batches: Batch[] = [];
for (let from = first; from <= last; from += BATCH_RECIPES) {
  const to = Math.min(from + BATCH_RECIPES - 1, last);
  const known = done.get(`${from}-${to}`);
  const batch = known ?? (await tryBatch(from, to));
  if (!known) appendFileSync(file, `${JSON.stringify(batch)}\n`);
  for (const fault of batch.faults) console.log(fault);
  batches.push(batch);
  if ((to + 1 - first) % RECIPES_PER_COUNT === 0 || to === last) printCounts(batches);
}
process.exitCode = batches.every(({ faults }) => faults.length === 0) ? 0 : 1;
