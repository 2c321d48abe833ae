import { AT_BASE } from '../../engine/description/rule-queries.ts';
import type { DeckFacts, Description, PileGroup, Starts } from '../../engine/description/description.ts';
import { type Card, isRed, KING, rankOf, suitOf } from '../../engine/model/card.ts';
import type { Described, Role } from '../../engine/model/pile.ts';
import { obeys, obeysInPlace } from './obeys.ts';

/** A single card about to be dropped on a pile. */
export interface Drop {
  readonly card: Card;
  readonly from: Role;
  readonly to: number;
  /** The top card there; 0: none. */
  readonly onto: Card;
  /** The number of cards there. */
  readonly size: number;
  /** The base rank of the deal; 0: none. */
  readonly base: number;
}

/** The claim of a description about a drop; undefined where it makes none. */
export type Claim = 'allowed' | 'forbidden' | undefined;

/** Conditions that do not restrict single cards. */
const OF_SEVERAL: ReadonlySet<Described> = new Set(['in-run', 'top-or-all', 'from-some']);

/** Returns the claim of a description about a drop, without reading anything else of the game. */
export function claimOf({ deck, groups }: Description, drop: Drop): Claim {
  const group = groups.find(({ piles }) => piles.includes(drop.to));
  if (group === undefined || group.beside) return undefined;
  if (group.least > 1 || drop.size >= group.room) return 'forbidden';
  const fit = fits(group, drop, ranksOf(deck));
  if (fit === undefined) return undefined;
  const sources = drop.onto === 0 ? group.from.empty : group.from.filled;
  if (!fit || (sources !== undefined && sources !== 'all' && !sources.includes(drop.from))) return 'forbidden';
  const isOpen =
    group.covered ||
    sources === undefined ||
    (group.own !== undefined && (drop.onto === 0 || group.takes === 'starters'));
  return isOpen || group.conditions.some((kind) => !OF_SEVERAL.has(kind)) ? undefined : 'allowed';
}

/** Lists the ranks of a short pack from the lowest; empty for a full one. */
const ranksOf = ({ leftOut }: DeckFacts): number[] =>
  leftOut.length === 0 ? [] : Array.from({ length: KING }, (_, at) => at + 1).filter((rank) => !leftOut.includes(rank));

/** Whether a card fits there by rank and suit, in a pack of these ranks. */
function fits({ takes, starts }: PileGroup, { card, onto, base }: Drop, ranks: readonly number[]): boolean | undefined {
  if (onto === 0 || takes === 'starters') return starts && begins(starts, card, base);
  if (takes === undefined || takes === 'nothing' || takes === 'anything') return takes && takes === 'anything';
  const fit = obeys(takes, card, onto, base);
  // Some games of short packs close the gap between their ranks for one kind of piles only.
  return fit || !obeysInPlace(takes, card, onto, ranks) ? fit : undefined;
}

function begins(starts: Starts, card: Card, base: number): boolean {
  // While there is no base card yet, the first card sets it.
  if (starts.kind === 'base') return base === AT_BASE || rankOf(card) === base;
  if (starts.kind === 'below-base') return (rankOf(card) % KING) + 1 === base;
  if (starts.kind !== 'cards') return starts.kind === 'any';
  const { ranks, suits } = starts.cards;
  const suit = { any: true, red: isRed(card), black: !isRed(card) }[suits as string] ?? suitOf(card) === suits;
  return suit && ranks.includes(rankOf(card));
}
