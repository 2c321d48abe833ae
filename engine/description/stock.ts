import type { RuleSet } from '../legality/rule-set.ts';
import type { Action, Pile } from '../model/pile.ts';
import type { Reason } from '../model/reason.ts';
import type { TableView } from '../model/table.ts';
import type { RedealFacts, StockFacts } from './description.ts';
import type { ChancePlay } from './chance-play.ts';

/** How the stock is gone through; undefined where there is none on the table. */
export function stockOf(rules: RuleSet, seen: ChancePlay, tables: readonly TableView[]): StockFacts | undefined {
  const stock = rules.variant.places.find(({ pile }) => pile.rules.role === 'stock')?.pile;
  if (stock === undefined) return undefined;
  const sizes = new Set(tables.map((table) => table.size(stock.index)));
  const cards = sizes.size === 1 ? sizes.values().next().value : undefined;
  const tap = stock.rules.tap;
  if (tap?.redeals !== undefined && !tap.turns && cards === 0) return undefined;
  const rest = { redeals: tap?.redeals ?? 0, shuffled: tap?.chance === true };
  return { cards, ...doneBy(stock, tap, rules, seen), ...rest, needs: needsOf(tap, seen) };
}

type Done = Pick<StockFacts, 'kind' | 'count' | 'to' | 'stays'>;

function doneBy(stock: Pile, tap: Action | undefined, rules: RuleSet, seen: ChancePlay): Done {
  const nothing: Done = { kind: 'other', count: undefined, to: undefined, stays: false };
  if (tap === undefined) return { ...nothing, kind: stock.rules.lift === 'top' ? 'open' : 'by-itself' };
  if (tap.turns)
    return {
      kind: 'turn',
      count: tap.turns.count,
      to: tap.turns.to.rules.role,
      stays: tap.turns.to.rules.lift === 'nothing',
    };
  const most = [...seen.dealt.values()].toSorted((one, other) => other.count - one.count)[0];
  if (most === undefined) return nothing;
  const to = rules.piles[most.to]!.rules.role;
  return { ...nothing, kind: most.piles > 1 && most.piles === most.count ? 'each' : 'deal', count: most.count, to };
}

/** What is always so, or is told by the number of redeals. */
const USUAL: ReadonlySet<string> = new Set([
  'dealt',
  'once',
  'no-redeal',
  'nothing',
  'by-itself',
  'opened',
  'no-stock',
]);
const needsOf = (action: Action | undefined, { stockNeeds }: ChancePlay): Reason['code'][] => [
  ...new Set([...(action?.needs ?? []), ...stockNeeds].filter(isNeed)),
];

const isNeed = (code: string): boolean => !USUAL.has(code);

/** Cards laid out anew by a click on the place of a stock that is empty, or by a double-click on a pile. */
export function againOf(rules: RuleSet, seen: ChancePlay, stock: StockFacts | undefined): RedealFacts | undefined {
  const taps = stock === undefined ? rules.piles.filter(({ rules: { role } }) => role === 'stock') : [];
  const own = [...taps.map((pile) => pile.rules.tap), ...rules.piles.map(({ index }) => rules.doubleOf(index))].find(
    (action) => action?.redeals !== undefined,
  );
  if (own?.redeals === undefined) return undefined;
  const needs = new Set([...seen.againNeeds, ...needsOf(own, seen)].filter(isNeed));
  return { redeals: own.redeals, shuffled: own.chance === true, needs: [...needs] };
}
