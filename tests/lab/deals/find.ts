import { findGame } from '../../../engine/games/index.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { decodeDeals } from '../../../engine/deals/deal-code.ts';
import { type DealEffort, type DealList, makeDealList } from '../../../engine/deals/deal-list.ts';
import type { MeasuredDeal, TwiceMeasuredDeal } from '../../../engine/deals/difficulty.ts';
import { Measuring } from '../../../engine/deals/measuring.ts';
import { toEnd } from '../../tools/to-end.ts';
import type { NamedWay } from '../../odds/census/ways.ts';

/** The most deals of a list. */
export const MAX_DEALS = 2000;

/** Facts about a version's deals that are known before they are tried. */
interface KnownDeals {
  /** The list so far, which is continued. Of the deals tried for it, only the listed ones are measured again. */
  readonly list?: DealList | undefined;
  /** Whether another search at least as long has left this deal open or lost it; such deals are left out. */
  readonly isUseless: (deal: number) => boolean;
}

const NOTHING_KNOWN: KnownDeals = { isUseless: () => false };

/** Tries deals 1, 2, 3 … of a way until `wanted` can be won or `mayGoOn`, called before each, returns false. */
export function findDeals(
  { game: id, options }: NamedWay,
  effort: Omit<DealEffort, 'tried'>,
  mayGoOn: (tried: number) => boolean,
  wanted = MAX_DEALS,
  { list, isUseless } = NOTHING_KNOWN,
): DealList {
  const game = findGame(id);
  const answers = game && parseOptions(game, options);
  if (game === undefined || answers === undefined) throw new Error(`there is no ${id} ${options}`);
  const measuring = new Measuring(game, answers);
  const listed = list ? decodeDeals(list.deals).map(({ deal }) => deal) : [];
  const found: TwiceMeasuredDeal[] = [];
  const measure = (deal: number): MeasuredDeal | undefined => toEnd(measuring.measure(deal, effort, Infinity));
  const add = (one: MeasuredDeal): void => {
    found.push({ ...one, again: measuring.winsOf(one.deal, effort.plays, effort.plays) });
  };
  // A listed deal stays in the list, because some version of the solver has won it.
  for (const deal of listed) add(measure(deal) ?? { deal, wins: 0, positions: effort.positions });
  let tried = list?.tried ?? 0;
  for (; found.length < wanted && mayGoOn(tried); tried++) {
    const measured = isUseless(tried + 1) ? undefined : measure(tried + 1);
    if (measured) add(measured);
  }
  return makeDealList(found, { ...effort, tried });
}
