import { makeGame } from '../../engine/recipes/make-game.ts';
import { catalogueRecipes } from '../../engine/games/catalogue-recipes.ts';
import type { Recipe } from '../../engine/recipes/recipe.ts';
import { solver, type Solver, type Verdict } from '../../engine/solver/index.ts';
import { usageOf } from './commands.ts';
import { take } from './solve/arguments.ts';

/*
 * Counts how many of the first deals (100 by default) are won or lost, with all cards known, in games with published
 * counts: FreeCell with few cells, Klondike with any card in empty columns, Yukon's relatives; Golf, Canfield and King
 * Albert by rules that differ from ours. A deal is given that many CPU seconds (2 by default). Prints a line for each
 * game: deals won, lost and open, the least and the greatest share of winnable deals, and CPU seconds. Figures found so
 * far are in tests/lab/results/odds-recipes.md.
 */

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 500;

const words = process.argv.slice(2);
const DEALS = Number(take(words, '--deals', 1)?.[1] ?? 100);
const SECONDS = Number(take(words, '--seconds', 1)?.[1] ?? 2);

const { freecell, klondike, yukon, canfield, golf } = catalogueRecipes() as Readonly<
  Record<'freecell' | 'klondike' | 'yukon' | 'canfield' | 'golf', Recipe>
>;
const spaces = { ...klondike, start: 'any' } as const;

/** King Albert as most books have it: all cards face up, and moved one by one. */
const KING_ALBERT: Recipe = {
  ...freecell,
  columns: '9',
  cards: 'stairs',
  lift: 'top',
  cells: '7',
  filled: 'once',
};

/** The games by the names used in the command. */
const GAMES: Readonly<Record<string, Recipe>> = {
  'freecell-0': { ...freecell, cells: '0' },
  'freecell-1': { ...freecell, cells: '1' },
  'freecell-2': { ...freecell, cells: '2' },
  'freecell-3': { ...freecell, cells: '3' },
  'klondike-spaces-1': spaces,
  'klondike-spaces-3': { ...spaces, stock: 'three' },
  yukon,
  'yukon-spaces': { ...yukon, start: 'any' },
  'russian-solitaire': { ...yukon, suits: 'same' },
  alaska: { ...yukon, suits: 'same', ranks: 'both' },
  moosehide: { ...yukon, suits: 'different' },
  roslin: { ...yukon, ranks: 'both' },
  'golf-queens': { ...golf, round: 'no' },
  'canfield-whole': { ...canfield, lift: 'whole' },
  'canfield-whole-kept': { ...canfield, lift: 'whole', back: 'no' },
  'canfield-strict': { ...canfield, lift: 'whole', back: 'no', start: 'wasteOnly' },
  'king-albert-top': KING_ALBERT,
  'king-albert-top-back': { ...KING_ALBERT, back: 'yes' },
};

function solveOne(made: Solver, deal: number): Verdict['verdict'] {
  const start = process.cpuUsage().user;
  const solving = made.solve(deal);
  for (;;) {
    const isLate = (process.cpuUsage().user - start) / 1e6 >= SECONDS;
    const verdict = solving.go(STEP_POSITIONS) ?? (isLate ? solving.cancel() : undefined);
    if (verdict) return verdict.verdict;
  }
}

const unknown = words.filter((name) => !Object.hasOwn(GAMES, name));
if (unknown.length > 0 || !(DEALS > 0) || !(SECONDS > 0)) {
  console.error(`${usageOf('shares')}\nNames: ${Object.keys(GAMES).join(', ')}`);
  process.exit(2);
}
console.log(`${DEALS} deals each, ${SECONDS} CPU seconds a deal`);
for (const [name, recipe] of Object.entries(GAMES)) {
  if (words.length > 0 && !words.includes(name)) continue;
  const start = process.cpuUsage().user;
  const made = solver(makeGame(recipe), {});
  const found: Record<Verdict['verdict'], number> = { won: 0, lost: 0, chance: 0, open: 0 };
  for (let deal = 1; deal <= DEALS; deal++) found[solveOne(made, deal)]++;
  const percent = (deals: number): string => ((100 * deals) / DEALS).toFixed(1);
  const share = `${percent(found.won)}–${percent(found.won + found.open)} %`;
  const seconds = ((process.cpuUsage().user - start) / 1e6).toFixed(0);
  console.log(`${name}: won ${found.won}, lost ${found.lost}, open ${found.open}; ${share}; ${seconds} s`);
}
