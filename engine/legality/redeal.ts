import { isFaceDown } from '../model/card.ts';
import { double, type Move, tap } from '../model/move.ts';
import type { Pile } from '../model/pile.ts';
import type { Reason } from '../model/reason.ts';
import type { RuleSet } from './rule-set.ts';
import { REDEALS } from '../model/counters.ts';
import type { Table } from '../model/table.ts';

/** Finds the first pile whose double-click lays the cards out again, in games that have no stock to click. */
const redealing = (rules: RuleSet): Pile | undefined =>
  rules.piles.find(({ index }) => rules.doubleOf(index)?.redeals !== undefined);

/**
 * Returns the move of the Deal command: a click on the stock, or the game's own redeal; undefined when neither is
 * allowed.
 */
export function dealMove(rules: RuleSet, table: Table): Move | undefined {
  const stock = rules.piles.find(({ index, rules: { role } }) => role === 'stock' && rules.allows(table, tap(index)));
  if (stock) return tap(stock.index);
  const again = redealing(rules);
  return again && rules.allows(table, double(again.index)) ? double(again.index) : undefined;
}

/** Whether the Deal command ever does anything in the game: it has a stock to click, or a redeal of its own. */
export const hasDeal = (rules: RuleSet): boolean =>
  redealing(rules) !== undefined ||
  rules.piles.some(({ rules: { role, tap } }) => role === 'stock' && tap !== undefined);

/** Returns what the Deal command does: draws to a waste, deals a card to each of several piles, or something else. */
export function dealKind(rules: RuleSet, table: Table): 'draw' | 'row' | 'other' {
  const stock = rules.piles.find(
    ({ index, rules: { role, tap } }) => role === 'stock' && tap !== undefined && table.size(index) > 0,
  );
  if (!stock) return rules.piles.some(({ rules: { role } }) => role === 'waste') ? 'draw' : 'other';
  const before = rules.piles.map(({ index }) => table.size(index));
  const mark = table.end;
  rules.make(table, tap(stock.index));
  const grown = rules.piles.filter(({ index }, at) => table.size(index) > before[at]!);
  table.undo(mark);
  if (grown.some(({ rules: { role } }) => role === 'waste')) return 'draw';
  return grown.length > 1 ? 'row' : 'other';
}

/** Returns how many redeals are left; undefined in games that are dealt from a stock. */
export function redealsLeft(rules: RuleSet, table: Table): number | undefined {
  const again = redealing(rules);
  return again && rules.doubleOf(again.index)!.redeals! - table.counter(REDEALS);
}

/** Returns why a click on a pile does nothing; undefined where it does something, or where no click ever would. */
export function reasonNoClick(rules: RuleSet, table: Table, pile: number): Reason | undefined {
  const place = rules.variant.places[pile]?.pile.rules;
  const action = place?.tap;
  if (action === undefined) return place?.role === 'stock' ? withoutClick(table, pile) : undefined;
  if (action.can(table, pile) || (place?.role !== 'stock' && table.size(pile) === 0)) return undefined;
  return action.why(table, pile);
}

/** Returns the obstacle to the Deal command and its pile; undefined when the command can deal. */
export function reasonNoDeal(rules: RuleSet, table: Table): Blocked | undefined {
  if (dealMove(rules, table) !== undefined) return undefined;
  const stock = rules.variant.places.find(({ pile }) => pile.rules.role === 'stock')?.pile.index;
  const reason = stock === undefined ? undefined : reasonNoClick(rules, table, stock);
  if (reason) return { reason, pile: stock };
  const again = redealing(rules)?.index;
  const own = again === undefined ? undefined : rules.doubleOf(again);
  return { reason: own?.why(table, again!) ?? { code: 'no-stock' }, pile: undefined };
}

export interface Blocked {
  readonly reason: Reason;
  /** The pile to show the reason at: the stock, if there is one. */
  readonly pile: number | undefined;
}

/** Returns why a click does nothing on a stock that deals by itself, or whose cards are played from it. */
function withoutClick(table: Table, pile: number): Reason {
  if (table.size(pile) === 0) return { code: 'dealt' };
  return { code: isFaceDown(table.top(pile)) ? 'by-itself' : 'opened' };
}
