import { FIRST_DEAL, LAST_DEAL } from '../../../../engine/rules.ts';
import type { KeptGame } from '../../../../preload/api.ts';

/** Highest random deal number: seven digits are easy to tell others. */
const USUAL_DEALS = 9_999_999;

export const randomDeal = (): number => below(USUAL_DEALS) + 1;

/** Picks one at random; undefined: there is none. */
export const pickOne = <T>(some: readonly T[]): T | undefined => some[below(some.length)];

function below(n: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % n;
}

/** Returns the deal number that is shown; 0: a custom deal. */
export const shownDeal = ({ deal, cards }: Pick<KeptGame, 'deal' | 'cards'>): number => (cards === '' ? deal : 0);

/** The next or previous deal number; deal numbers wrap around. */
export const nextDeal = (deal: number): number => (deal === LAST_DEAL ? FIRST_DEAL : deal + 1);
export const previousDeal = (deal: number): number => (deal === FIRST_DEAL ? LAST_DEAL : deal - 1);

/** Returns the first deal after this one that was not won; deal numbers wrap around. */
export function nextUnwon(deal: number, won: ReadonlySet<number>): number {
  let next = nextDeal(deal);
  while (won.has(next) && next !== deal) next = nextDeal(next);
  return next;
}
