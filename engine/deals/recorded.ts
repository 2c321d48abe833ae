import { CATALOGUE_RECIPES } from '../recipes/catalogue.ts';
import { readRecipe } from '../recipes/recipe.ts';
import { allowsAll } from '../recipes/rights.ts';

/** What is known of a deal before it is tried. */
export type RecordedVerdict = 'won' | 'lost';

/** What is known of deals of a game, from one on, before they are tried. */
export interface RecordedDeals {
  readonly first: number;
  readonly verdicts: readonly (RecordedVerdict | undefined)[];
}

/** Each sign stands for three deals: of each nothing is known, it was won, or it was lost. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz_';
const A_SIGN = 3;
const STATES = [undefined, 'won', 'lost'] as const;

/** Verdicts of the first deals as text, a sign for three. */
export function packVerdicts(verdicts: readonly (RecordedVerdict | undefined)[]): string {
  const states = verdicts.map((verdict) => STATES.indexOf(verdict));
  return Array.from({ length: Math.ceil(states.length / A_SIGN) }, (_, sign) => {
    const [one = 0, two = 0, three = 0] = states.slice(A_SIGN * sign, A_SIGN * (sign + 1));
    return SIGNS[9 * one + 3 * two + three];
  }).join('');
}

/** The verdicts that such a text tells. */
export const unpackVerdicts = (text: string): (RecordedVerdict | undefined)[] =>
  text.split('').flatMap((sign) => {
    const at = SIGNS.indexOf(sign);
    return [Math.floor(at / 9), Math.floor(at / 3) % 3, at % 3].map((state) => STATES[state]);
  });

/**
 * What the verdicts of the catalogue's games tell of a player's own game: it wins what a game wins that allows no more,
 * and loses what a game loses that allows no less. `verdicts`: packed, by game, of deals that a recipe deals alike.
 */
export function verdictsFromKin(id: string, verdicts: Readonly<Record<string, string>>): RecordedDeals | undefined {
  const recipe = readRecipe(id);
  if (!recipe) return undefined;
  const inherited: (RecordedVerdict | undefined)[] = [];
  for (const [kin, packed] of Object.entries(verdicts)) {
    const other = CATALOGUE_RECIPES[kin]!;
    const [wins, loses] = [allowsAll(recipe, other), allowsAll(other, recipe)];
    if (!wins && !loses) continue;
    for (const [at, verdict] of unpackVerdicts(packed).entries())
      inherited[at] ??= (verdict === 'won' && wins) || (verdict === 'lost' && loses) ? verdict : undefined;
  }
  const last = inherited.findLastIndex((verdict) => verdict !== undefined);
  return last < 0 ? undefined : { first: 1, verdicts: inherited.slice(0, last + 1) };
}

/** What the `nth` of so many workers, counted from 0, is told of it. */
export function partOf({ first, verdicts }: RecordedDeals, nth: number, workers: number): RecordedDeals {
  const [from, to] = [nth, nth + 1].map((end) => Math.floor((verdicts.length * end) / workers)) as [number, number];
  return { first: first + from, verdicts: verdicts.slice(from, to) };
}
