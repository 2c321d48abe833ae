import { catalogueRecipes } from '../games/catalogue-recipes.ts';
import { readRecipe } from '../recipes/recipe.ts';
import { allowsAll } from '../recipes/rights.ts';

/** A proved result of a deal, known before it is tried. */
export type RecordedVerdict = 'won' | 'lost';

/** Recorded verdicts of consecutive deals of a game, from `first` on; undefined where nothing is recorded. */
export interface RecordedDeals {
  readonly first: number;
  readonly verdicts: readonly (RecordedVerdict | undefined)[];
}

/** Each sign encodes three deals, one of three states each. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz_';
const DEALS_A_SIGN = 3;
const STATES = [undefined, 'won', 'lost'] as const;

/** Packs the verdicts of the deals from 1 on as text, a sign for three. */
export function packVerdicts(verdicts: readonly (RecordedVerdict | undefined)[]): string {
  const states = verdicts.map((verdict) => STATES.indexOf(verdict));
  return Array.from({ length: Math.ceil(states.length / DEALS_A_SIGN) }, (_, sign) => {
    const [one = 0, two = 0, three = 0] = states.slice(DEALS_A_SIGN * sign, DEALS_A_SIGN * (sign + 1));
    return SIGNS[9 * one + 3 * two + three];
  }).join('');
}

/** Unpacks what `packVerdicts` wrote; the last sign may add deals without a verdict. */
export const unpackVerdicts = (text: string): (RecordedVerdict | undefined)[] =>
  text.split('').flatMap((sign) => {
    const at = SIGNS.indexOf(sign);
    return [Math.floor(at / 9), Math.floor(at / 3) % 3, at % 3].map((state) => STATES[state]);
  });

/**
 * Derives verdicts for a player's own game from those of the catalogue's games: it wins every deal that a game wins
 * which allows no more, and loses every deal that a game loses which allows no less. `verdicts`: packed, by game, of
 * deals that a recipe deals alike. Undefined without any verdict.
 */
export function verdictsOfSimilarGames(
  ownId: string,
  verdicts: Readonly<Record<string, string>>,
): RecordedDeals | undefined {
  const recipe = readRecipe(ownId);
  if (!recipe) return undefined;
  const inherited: (RecordedVerdict | undefined)[] = [];
  for (const [id, packed] of Object.entries(verdicts)) {
    const other = catalogueRecipes()[id];
    if (!other) continue;
    const [wins, loses] = [allowsAll(recipe, other), allowsAll(other, recipe)];
    if (!wins && !loses) continue;
    for (const [at, verdict] of unpackVerdicts(packed).entries())
      inherited[at] ??= (verdict === 'won' && wins) || (verdict === 'lost' && loses) ? verdict : undefined;
  }
  const last = inherited.findLastIndex((verdict) => verdict !== undefined);
  return last < 0 ? undefined : { first: 1, verdicts: inherited.slice(0, last + 1) };
}

/** Returns the share of the deals that the `nth` worker, counted from 0, takes. */
export function partOf({ first, verdicts }: RecordedDeals, nth: number, workers: number): RecordedDeals {
  const [from, to] = [nth, nth + 1].map((end) => Math.floor((verdicts.length * end) / workers)) as [number, number];
  return { first: first + from, verdicts: verdicts.slice(from, to) };
}
