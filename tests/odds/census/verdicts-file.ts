import { writeFileSync } from 'node:fs';
import { packVerdicts, type RecordedVerdict } from '../../../engine/deals/recorded.ts';
import { findGame } from '../../../engine/games/index.ts';
import { type DealtGame, dealByNumber } from '../../../engine/legality/deal.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { SHUFFLES } from '../../../engine/model/counters.ts';
import type { Game } from '../../../engine/model/game.ts';
import { uncountedOptions, parseOptions, usualOptions } from '../../../engine/model/options.ts';
import { catalogueRecipes } from '../../../engine/games/catalogue-recipes.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import type { Recipe } from '../../../engine/recipes/recipe.ts';
import type { CensusResults } from './found.ts';

/** The numbers of the deals that show whether a recipe deals as its game does. */
const COMPARED_DEALS = [1, 2, 3];

/**
 * Writes the verdicts of the census on deals of games that are recipes, for the odds of similar games, if the recipes
 * deal the same cards to the same places.
 */
export function writeVerdicts(path: string, found: CensusResults): void {
  const packed: Record<string, string> = {};
  for (const [id, recipe] of Object.entries(catalogueRecipes()).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const letters = lettersOf(findGame(id)!, found);
    if (letters && areVerdictsShared(recipe) && dealsAlike(id, recipe))
      packed[id] = packVerdicts(verdictsOf(recipe, letters));
  }
  writeFileSync(path, `${JSON.stringify(packed, null, 2)}\n`);
}

/**
 * Whether the game's verdicts are true of the recipe: whole runs end in columns in some games, but leave by themselves
 * in the recipe's, and the recipe's shuffles differ.
 */
const areVerdictsShared = ({ home, shuffles }: Recipe): boolean => home !== 'runs' && shuffles === '0';

/** Returns the letters up to the first deal that was not tried, which would widen the interval like an open one. */
function lettersOf(game: Game, found: CensusResults): string | undefined {
  const options = uncountedOptions(game, usualOptions(game));
  return found[options === '' ? game.id : `${game.id} ${options}`]?.verdicts.split(/[.?]/, 1)[0];
}

/**
 * Decodes verdicts. A deal without any move is shuffled again and counts as unknown, because other rules may not
 * shuffle it.
 */
function verdictsOf(recipe: Recipe, letters: string): (RecordedVerdict | undefined)[] {
  const rules = new RuleSet(makeGame(recipe).variant({}));
  const isFirst = (deal: number): boolean => dealByNumber(rules.variant, deal, rules).table.counter(SHUFFLES) === 1;
  return letters.split('').map((letter, at) => (isFirst(at + 1) ? verdictOf(letter) : undefined));
}

const verdictOf = (letter: string): RecordedVerdict | undefined =>
  'wW'.includes(letter) ? 'won' : 'lL'.includes(letter) ? 'lost' : undefined;

function dealsAlike(id: string, recipe: Recipe): boolean {
  const game = findGame(id)!;
  const rules = new RuleSet(game.variant(parseOptions(game, usualOptions(game))!));
  const ownRules = new RuleSet(makeGame(recipe).variant({}));
  return COMPARED_DEALS.every(
    (deal) =>
      layoutText(dealByNumber(rules.variant, deal, rules), recipe) ===
      layoutText(dealByNumber(ownRules.variant, deal, ownRules), recipe),
  );
}

/** Returns where all cards lie at the start; the order of the columns counts only where the stock deals to them. */
function layoutText({ rules: { piles }, table }: DealtGame, { stock, start }: Recipe): string {
  const isOrdered = !['one', 'two', 'three'].includes(stock) || start === 'stock' || start === 'waste';
  const kinds = ['stock', 'waste', 'foundation', 'tableau', 'reserve'].map((kind) => {
    const texts = piles
      .filter(({ rules: { role } }) => (role === 'cell' ? 'reserve' : role) === kind)
      .map(({ index }) => Array.from({ length: table.size(index) }, (_, at) => String(table.at(index, at))).join());
    const full = texts.filter((text) => text !== '');
    return (kind === 'tableau' && isOrdered ? full : full.toSorted()).join('/');
  });
  return kinds.join('|');
}
