import { isFaceDown, type Rank } from './card.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';

/** Why something can't be done, to be told in words: what stands in the way, and the facts that belong to it. */
export interface Reason {
  readonly code: Refused | Idle;
  /** How many: empty piles, redeals there were, strength. */
  readonly count?: number;
  readonly rank?: Rank;
  /** The pile it is about, by its number. */
  readonly pile?: number;
}

/**
 * Why a drop is refused: the cards can't be picked up, don't fit on the top card or an empty pile, are too many, the pile takes
 * none, or a gap elsewhere has to be filled first; of cards that leave together others are missing, or some are still awaited.
 */
export type Refused =
  | 'facedown'
  | 'covered'
  | 'run'
  | 'order'
  | 'empty'
  | 'many'
  | 'closed'
  | 'gap'
  | 'unmatched'
  | 'begun';

/** Why a click does nothing. */
export type Idle =
  /** The game has no stock; its cards come by themselves; all of them have come, in a stock that is turned never again; or often enough. */
  | 'no-stock'
  | 'by-itself'
  | 'dealt'
  | 'once'
  | 'no-redeal'
  /** There is nothing on the waste to turn again, either. */
  | 'nothing'
  /** Cards have to go first: from the waste, the one turned while a column is empty, any that can be removed, moved or cleared away. */
  | 'unplayed'
  | 'locked'
  | 'removable'
  | 'movable'
  | 'full'
  /** A column has to be filled first; a king can be moved there. */
  | 'hole'
  | 'king'
  /** The base card has to be chosen; it is the last there is to choose. */
  | 'base'
  | 'choices'
  /** Dealing again would change nothing: no card was moved since, none will ever be played, none left a place. */
  | 'unmoved'
  | 'no-future'
  | 'no-place'
  | 'closed-up'
  /** The last card of the stock lies open to be played; the last hand was. */
  | 'last'
  | 'hands'
  /** A card doesn't go: only that rank goes alone, none beats it, none is like it, the waste doesn't take it, no foundation does. */
  | 'alone'
  | 'unbeaten'
  | 'unlike'
  | 'misfit'
  | 'no-home'
  | 'none-home'
  /** Cards are not cleared away yet; none is left to turn up. */
  | 'filling'
  | 'turned-up'
  /** An attack that is not strong enough, or meets others first. */
  | 'weak'
  | 'shielded';

/** Why the rules refuse a drop. */
export function whyNot(rules: Rules, table: Table, from: number, count: number, to: number): Reason {
  return { code: refusal(rules, table, from, count, to) };
}

function refusal(rules: Rules, table: Table, from: number, count: number, to: number): Refused {
  const grasped = table.at(from, table.size(from) - count);
  if (isFaceDown(grasped)) return 'facedown';
  if (!rules.mayLift(table, from, count)) return count > 1 ? 'run' : 'covered';
  const target = rules.piles[to]?.rules;
  if (target === undefined || (target.build ?? target.start ?? target.takes) === undefined) return 'closed';
  if (target.covered?.(table, to) || target.near?.(from, to) === false) return 'closed';
  if (target.reach?.(from, to, count, table) === false) return beyond(rules, table, from, count, to);
  if (target.room !== undefined && table.size(to) + count > target.room) return 'closed';
  if (rules.fits(table, from, count, to)) return 'many';
  return table.size(to) === 0 ? 'empty' : 'order';
}

function beyond(rules: Rules, table: Table, from: number, count: number, to: number): Refused {
  const { outOfReach } = rules.piles[to]!.rules;
  if (outOfReach === undefined) return 'closed';
  return rules.fits(table, from, count, to) ? outOfReach : 'order';
}
