import { type Card, FACE_DOWN } from '../model/card.ts';
import { unpackChange, type Change } from '../model/change.ts';
import { makeOrder } from '../model/deck-order.ts';
import { shuffled } from '../model/random.ts';
import { RuleSet } from './rule-set.ts';
import type { Variant } from '../model/variant.ts';
import { SHUFFLES } from '../model/counters.ts';
import { type Shuffler, Table } from '../model/table.ts';

/** The lowest and the highest number of a deal. */
export const FIRST_DEAL = 1;
export const LAST_DEAL = 2 ** 31 - 1;

/** A deal by its number, or a custom one as its cards, the first dealt first. */
export type Deal = number | readonly Card[];

/** A table after the deal, with the rules to play it by. */
export interface DealtGame {
  readonly rules: RuleSet;
  readonly table: Table;
  /** The piles before the deal's changes, which hold the whole deck; bottom card first. */
  readonly laid: readonly { readonly pile: number; readonly cards: readonly Card[] }[];
}

/**
 * Deals by number; `rules`: those of the variant, if already made. A deal without any legal move is never used: the
 * next shuffle of the same number takes its place, and shuffles in play count on from there.
 */
export function dealByNumber(variant: Variant, number: number, rules = new RuleSet(variant)): DealtGame {
  const order = variant.order ?? shuffled;
  for (let nth = 0; ; nth++) {
    const shuffler: Shuffler = (loose, at) => shuffled(loose, number, at);
    const dealt = dealOrder(variant, order(rules.deck, number, nth), nth + 1, shuffler, rules);
    if (nth === MAX_TRIES || !dealt.rules.stuck(dealt.table)) return dealt;
  }
}

const MAX_TRIES = 100;

/** Deals a custom order as it is, whether or not it allows a move. */
export function dealOwn(variant: Variant, order: readonly Card[], rules = new RuleSet(variant)): DealtGame {
  const number = numberOf(order);
  return dealOrder(variant, order, 1, (loose, at) => shuffled(loose, number, at), rules);
}

/** Returns the number that stands for a custom order, the seed of later shuffles: FNV-1a of the cards' names. */
export const numberOf = (order: readonly Card[]): number => (fnv(makeOrder(order)) % LAST_DEAL) + FIRST_DEAL;

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Deals a given order, first card first; `shuffles` is how many have been made so far, `shuffler` makes the next. */
export function dealOrder(
  variant: Variant,
  order: readonly Card[],
  shuffles: number,
  shuffler: Shuffler,
  rules = new RuleSet(variant),
): DealtGame {
  const table = new Table(rules.piles.length, shuffler);
  const laid = [{ pile: variant.from.index, cards: order.map((card) => card | FACE_DOWN).toReversed() }];
  for (const { pile, cards } of laid) table.lay(pile, cards);
  table.add(SHUFFLES, shuffles);
  for (const step of variant.deal) step(table, 0);
  return { rules, table, laid };
}

/** Returns the journal's changes from one mark to another, as the board reads them. */
export function changesBetween(table: Table, from: number, to: number): Change[] {
  return Array.from({ length: to - from }, (_, at) => unpackChange(table.change(from + at)));
}

/**
 * Returns the changes that undo the journal back to `mark`, the last first; cards that moved at the same time come back
 * so.
 */
export function changesBack(table: Table, mark: number): Change[] {
  const forth = changesBetween(table, mark, table.end).toReversed();
  return Array.from(forth, (_, at) => {
    const change = unpackChange(table.change(table.end - 1 - at), true);
    return change.kind === 'move' ? { ...change, together: isTogether(forth[at - 1]) } : change;
  });
}

const isTogether = (change: Change | undefined): boolean => change?.kind === 'move' && change.together;
