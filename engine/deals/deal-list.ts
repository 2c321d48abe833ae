import type { OptionsKey } from '../model/options.ts';
import { decodeDeals, encodeDeals, type WinnableDeal } from './deal-code.ts';
import { DIFFICULTIES, type Difficulty, type MeasuredTwice, quartered } from './difficulty.ts';

/** How much was done to find the deals of a list; the same effort always finds the same. */
export interface DealEffort {
  /** Deals 1 to so many were looked at. */
  readonly tried: number;
  /** The most positions a deal might take the solver. */
  readonly positions: number;
  /** The games the simple player played of each deal that can be won, to tell its difficulty; and as many more. */
  readonly plays: number;
}

/** What the deals of one difficulty are like. */
interface Hardness {
  /** The share of the simple player's further games that were won, from 0 to 1, all of these deals together. */
  readonly wins: number;
  /** Positions before the solver won; half of these deals took more. */
  readonly positions: number;
}

/**
 * The deals of a game with its options that can be won, as a file holds them: all of those tried that the solver won.
 */
export interface DealList extends DealEffort {
  readonly hardness: Readonly<Record<Difficulty, Hardness>>;
  /** By `encodeDeals`. */
  readonly deals: string;
}

/** The file of a game: `assets/deals/<id>.json`. Options of which no deal is known to be won are left out. */
export type DealLists = Readonly<Record<OptionsKey, DealList>>;

/** The list of deals that were measured. */
export function makeDealList(measured: readonly MeasuredTwice[], effort: DealEffort): DealList {
  const parts = quartered(measured);
  const deals = DIFFICULTIES.flatMap((difficulty) => parts[difficulty].map(({ deal }) => ({ deal, difficulty })));
  const { tried, positions, plays } = effort;
  const hardness = (difficulty: Difficulty): Hardness => hardnessOf(parts[difficulty], plays);
  return {
    tried,
    positions,
    plays,
    hardness: {
      easy: hardness('easy'),
      medium: hardness('medium'),
      hard: hardness('hard'),
      'very-hard': hardness('very-hard'),
    },
    deals: encodeDeals(deals.toSorted((one, other) => one.deal - other.deal)),
  };
}

function hardnessOf(deals: readonly MeasuredTwice[], plays: number): Hardness {
  const wins = deals.reduce((all, deal) => all + deal.again, 0) / Math.max(1, deals.length * plays);
  const positions = deals.map((deal) => deal.positions).toSorted((one, other) => one - other);
  return { wins: Math.round(1000 * wins) / 1000, positions: positions[positions.length >> 1] ?? 0 };
}

/**
 * The deals of a game that can be won with these options, each with its difficulty, by their numbers, the lowest first;
 * none where the file names none. Each was won by the solver, which knows all cards.
 */
export const dealsThatCanBeWon = (lists: DealLists, options: OptionsKey): readonly WinnableDeal[] => {
  const list = Object.hasOwn(lists, options) ? lists[options] : undefined;
  return list ? decodeDeals(list.deals) : [];
};
