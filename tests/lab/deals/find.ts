import { findGame } from '../../../engine/games/index.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { type DealEffort, type DealList, makeDealList } from '../../../engine/deals/deal-list.ts';
import type { TwiceMeasuredDeal } from '../../../engine/deals/difficulty.ts';
import { Measuring } from '../../../engine/deals/measuring.ts';
import { toEnd } from '../../tools/to-end.ts';
import type { NamedWay } from '../../odds/census/ways.ts';

/** The most deals of a list. */
export const MAX_DEALS = 2000;

/** Tries deals 1, 2, 3 … of a way until `wanted` can be won or `mayGoOn`, called before each, returns false. */
export function findDeals(
  { game: id, options }: NamedWay,
  effort: Omit<DealEffort, 'tried'>,
  mayGoOn: (tried: number) => boolean,
  wanted = MAX_DEALS,
): DealList {
  const game = findGame(id);
  const answers = game && parseOptions(game, options);
  if (game === undefined || answers === undefined) throw new Error(`there is no ${id} ${options}`);
  const measuring = new Measuring(game, answers);
  const found: TwiceMeasuredDeal[] = [];
  let tried = 0;
  for (; found.length < wanted && mayGoOn(tried); tried++) {
    const measured = toEnd(measuring.measure(tried + 1, effort, Infinity));
    if (measured) found.push({ ...measured, again: measuring.winsOf(measured.deal, effort.plays, effort.plays) });
  }
  return makeDealList(found, { ...effort, tried });
}
