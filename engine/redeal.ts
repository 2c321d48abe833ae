import { double, type Move, tap } from './move.ts';
import type { Pile } from './pile.ts';
import type { Rules } from './rules.ts';
import { REDEALS, type Table } from './table.ts';

/** The first pile whose double-click lays the cards out anew, in games that have no stock to click. */
const redealing = (rules: Rules): Pile | undefined =>
  rules.piles.find(({ index }) => rules.doubleOf(index)?.redeals !== undefined);

/** What the Deal command plays: a click on the stock, or the game's own redeal; undefined when neither can be. */
export function dealMove(rules: Rules, table: Table): Move | undefined {
  const stock = rules.piles.find(({ index, rules: { role } }) => role === 'stock' && rules.allows(table, tap(index)));
  if (stock) return tap(stock.index);
  const again = redealing(rules);
  return again && rules.allows(table, double(again.index)) ? double(again.index) : undefined;
}

/** How often the cards may still be laid out anew; undefined in games that are dealt from a stock. */
export function redealsLeft(rules: Rules, table: Table): number | undefined {
  const again = redealing(rules);
  return again && rules.doubleOf(again.index)!.redeals! - table.counter(REDEALS);
}
