import { dealByNumber } from '../../engine/legality/deal.ts';
import { findGame } from '../../engine/games/index.ts';
import type { Claim, Outcome } from './claim.ts';

/** How many deals ended in each way. */
export type Tally = Readonly<Record<Outcome, number>>;

export const NONE: Tally = { won: 0, lost: 0, unknown: 0 };

export const add = (one: Tally, other: Tally): Tally => ({
  won: one.won + other.won,
  lost: one.lost + other.lost,
  unknown: one.unknown + other.unknown,
});

/** Plays `count` deals, numbered from `first` on. */
export function tryDeals({ game, answers, play }: Claim, first: number, count: number): Tally {
  const found = findGame(game);
  if (found === undefined) throw new Error(`There is no game ${game}.`);
  const tally = { ...NONE };
  for (let deal = first; deal < first + count; deal++) tally[play(dealByNumber(found.variant(answers), deal))]++;
  return tally;
}
