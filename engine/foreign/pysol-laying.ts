import { dealOwn } from '../legality/deal.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { type Card, rankOf, suitOf } from '../model/card.ts';
import { fail, type Result } from '../model/result.ts';
import { type Fault, fault } from '../session/fault.ts';
import { type LaidPiles, orderLaying } from './laying.ts';

const HOME_WORD = 'h';

/** Parses an entry of PYSOL_LAYINGS into the pile that each card is dealt to. */
function pilesIn(text: string): (number | typeof HOME_WORD)[] {
  const piles: (number | typeof HOME_WORD)[] = [];
  let row: typeof piles = [];
  for (const word of text.split(' ')) {
    const times = /^x(\d+)$/.exec(word);
    if (times === null) piles.push(...(row = rowOf(word)));
    else for (let nth = 1; nth < Number(times[1]); nth++) piles.push(...row);
  }
  return piles;
}

function rowOf(word: string): (number | typeof HOME_WORD)[] {
  const [, first = '', to, times = '1'] = /^(\d+|h)(?:-(\d+)|\*(\d+))?$/.exec(word) ?? [];
  const from = first === HOME_WORD ? HOME_WORD : Number(first);
  if (to === undefined || from === HOME_WORD) return Array.from({ length: Number(times) }, () => from);
  const step = Math.sign(Number(to) - from);
  return Array.from({ length: Math.abs(Number(to) - from) + 1 }, (_, at) => from + step * at);
}

/** Returns the order in which Baize deals the cards to the layout that PySolFC deals in its own order. */
export function pysolLaid(rules: RuleSet, text: string, order: readonly Card[]): Result<readonly Card[], Fault> {
  const { table } = dealOwn(rules.variant, order, rules);
  const targets = pilesIn(text);
  const isHome = (pile: number): boolean => rules.piles[pile]!.rules.role === 'foundation';
  const firstHome = rules.piles.findIndex((_, pile) => isHome(pile));
  const one = targets.filter((pile) => pile === HOME_WORD || isHome(pile)).length === 1;
  const targetOf = (at: number): number | undefined => {
    const pile = targets[at];
    return pile === HOME_WORD || (pile !== undefined && one && isHome(pile)) ? firstHome : pile;
  };
  // A foundation is either dealt its cards, or takes those of a kind wherever they are in the pack: both are tried.
  for (const apart of [() => false, isHome]) {
    const { laid, others } = laying(rules, order, targetOf, apart);
    const fits = [...laid].every(([pile, { length }]) => table.size(pile) === length);
    const found = fits ? orderLaying(rules, laid, inDeckOrder(others)) : undefined;
    if (found?.ok) return found;
  }
  return fail(fault('board-none'));
}

/** Sorts cards rank by rank, in each suit by suit. */
const inDeckOrder = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b));

/**
 * Returns the cards of each pile; cards for the waste, where Baize turns none with the deal, are the next of the stock.
 */
function laying(
  rules: RuleSet,
  order: readonly Card[],
  targetOf: (at: number) => number | undefined,
  apart: (pile: number) => boolean,
): { readonly laid: LaidPiles; readonly others: readonly Card[] } {
  const { table } = dealOwn(rules.variant, order, rules);
  const laid = new Map<number, Card[]>();
  const [others, stock]: [Card[], Card[]] = [[], []];
  for (const [at, card] of order.entries()) {
    const pile = targetOf(at);
    if (pile === undefined || (rules.piles[pile]!.rules.role === 'waste' && table.size(pile) === 0)) stock.push(card);
    else if (apart(pile)) others.push(card);
    else laid.set(pile, [...(laid.get(pile) ?? []), card]);
  }
  const deals = rules.piles.findIndex((each) => each.rules.role === 'stock');
  if (stock.length > 0) laid.set(deals, stock.toReversed());
  return { laid, others };
}
