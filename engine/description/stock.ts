import type { RuleSet } from '../legality/rule-set.ts';
import type { Action, Pile } from '../model/pile.ts';
import type { Reason } from '../model/reason.ts';
import type { TableView } from '../model/table.ts';
import type { RedealFacts, StockFacts } from './description.ts';
import type { ChancePlay, StockDeal } from './chance-play.ts';

/** Describes the stock and its use; undefined where none is on the table. */
export function stockOf(rules: RuleSet, seen: ChancePlay, tables: readonly TableView[]): StockFacts | undefined {
  const stock = rules.variant.places.find(({ pile }) => pile.rules.role === 'stock')?.pile;
  if (stock === undefined) return undefined;
  const sizes = new Set(tables.map((table) => table.size(stock.index)));
  const cards = sizes.size === 1 ? sizes.values().next().value : undefined;
  const tap = stock.rules.tap;
  if (tap?.redeals !== undefined && !tap.turns && cards === 0) return undefined;
  const rest = { redeals: tap?.redeals ?? 0, shuffled: tap?.chance === true };
  return { cards, ...useOf(stock, tap, rules, seen), ...rest, needs: needsOf(tap, seen) };
}

type StockUse = Pick<StockFacts, 'kind' | 'count' | 'per' | 'to' | 'stays' | 'varies'>;

function useOf(stock: Pile, tap: Action | undefined, rules: RuleSet, seen: ChancePlay): StockUse {
  const nothing: StockUse = { kind: 'other', count: undefined, per: 1, to: undefined, stays: false, varies: false };
  if (tap === undefined) return { ...nothing, kind: stock.rules.lift === 'top' ? 'open' : 'by-itself' };
  if (tap.turns)
    return {
      ...nothing,
      kind: 'turn',
      count: tap.turns.count,
      to: tap.turns.to.rules.role,
      stays: tap.turns.to.rules.lift === 'nothing',
    };
  if (seen.closes) return { ...nothing, kind: 'close' };
  if (seen.exchanges) return nothing;
  const usual = usualOf([...seen.dealt.values()], tap.round);
  if (usual === undefined) return nothing;
  const { count, piles } = usual;
  const to = rules.piles[usual.to]!.rules.role;
  const varies = isVaried([...seen.dealt.values()]);
  if (piles === 1 && varies) return { ...nothing, varies };
  if (piles === 1 || count % piles > 0) return { ...nothing, kind: 'deal', count, to };
  return { ...nothing, kind: 'each', count: piles, per: count / piles, to, varies };
}

/** Whether clicks deal differently while there are enough cards. */
function isVaried(dealt: readonly StockDeal[]): boolean {
  const early = dealt.map((one) => one.early);
  const all = early.reduce((sum, times) => sum + times, 0);
  return Math.max(...early) < all * MIN_ALIKE_SHARE;
}

/** Returns what a click deals while there are enough cards; undefined where that varies. */
function usualOf(dealt: readonly StockDeal[], round: number | undefined): StockDeal | undefined {
  const known = dealt.find(({ piles, count }) => piles === round && count === round);
  if (known) return known;
  const times = dealt.reduce((sum, one) => sum + one.times, 0);
  return dealt.find((one) => one.times > times * MIN_USUAL_SHARE);
}

/** A kind of deal counts as the default when more than this share of the deals seen are of that kind. */
const MIN_USUAL_SHARE = 0.45;

/** All deals count as alike when more than this share of the deals with cards left are. */
const MIN_ALIKE_SHARE = 0.97;

/** Reasons that are obvious, or follow from the number of redeals. */
const USUAL_REASONS: ReadonlySet<string> = new Set([
  'dealt',
  'once',
  'no-redeal',
  'nothing',
  'by-itself',
  'opened',
  'no-stock',
]);
const needsOf = (action: Action | undefined, { stockNeeds, baseChosen }: ChancePlay): Reason['code'][] => [
  ...new Set(
    [...(action?.needs ?? []), ...stockNeeds].filter((code) => isNeed(code) && (code !== 'base' || baseChosen)),
  ),
];

const isNeed = (code: string): boolean => !USUAL_REASONS.has(code);

/**
 * Describes how cards are laid out again without a stock: by a click on its empty place, or by a double-click on a
 * pile.
 */
export function redealOf(rules: RuleSet, seen: ChancePlay, stock: StockFacts | undefined): RedealFacts | undefined {
  const taps = stock === undefined ? rules.piles.filter(({ rules: { role } }) => role === 'stock') : [];
  const isRedeal = (action: Action | undefined): boolean => action?.redeals !== undefined;
  const tap = taps.map((pile) => pile.rules.tap).find(isRedeal);
  const own = tap ?? rules.piles.map(({ index }) => rules.doubleOf(index)).find(isRedeal);
  if (own?.redeals === undefined || (seen.gathers.length > 0 && !seen.gathers.some(Boolean))) return undefined;
  const needs = new Set([...seen.redealNeeds, ...needsOf(own, seen)].filter(isNeed));
  return { by: tap ? 'stock' : 'pile', redeals: own.redeals, shuffled: own.chance === true, needs: [...needs] };
}
