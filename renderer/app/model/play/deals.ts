import { FIRST_DEAL, isDealNumber, LAST_DEAL } from '../../../../engine/index.ts';
import type { KeptGame } from '../../../../preload/api.ts';

/** Random deals come from the first ten million: seven figures are easy to pass on. */
const USUAL_DEALS = 9_999_999;

export const randomDeal = (): number => below(USUAL_DEALS) + 1;

/** One of several by chance; undefined of none. */
export const pickOne = <T>(some: readonly T[]): T | undefined => some[below(some.length)];

function below(n: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % n;
}

/** The number of a deal as it is shown; 0: a deal of one's own. */
export const shownDeal = ({ deal, cards }: Pick<KeptGame, 'deal' | 'cards'>): number => (cards === '' ? deal : 0);

/** The deal after or before this one; the last is followed by the first. */
export const nextDeal = (deal: number): number => (deal === LAST_DEAL ? FIRST_DEAL : deal + 1);
export const previousDeal = (deal: number): number => (deal === FIRST_DEAL ? LAST_DEAL : deal - 1);

/** The first deal after this one that is not among those won, the lowest numbers following the highest. */
export function nextUnwon(deal: number, won: ReadonlySet<number>): number {
  let next = nextDeal(deal);
  while (won.has(next) && next !== deal) next = nextDeal(next);
  return next;
}

/** The number a person typed, or undefined when it is none. */
export function parseDeal(text: string): number | undefined {
  const digits = text.replaceAll(/[\s.,’']/g, '');
  const deal = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return isDealNumber(deal) ? deal : undefined;
}
