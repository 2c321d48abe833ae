import type { OptionsKey } from '../model/options.ts';
import { decodeDeals, encodeDeals, type WinnableDeal } from './deal-code.ts';
import { DIFFICULTIES, type Difficulty, type TwiceMeasuredDeal, splitIntoQuarters } from './difficulty.ts';

/** How much was done to find the deals of a list; the same effort always finds the same deals. */
export interface DealEffort {
  /** The last deal tried; the first was deal 1. */
  readonly tried: number;
  /** The most positions that the solver might visit for a deal. */
  readonly positions: number;
  /**
   * Games that the basic bot played of each winnable deal to grade it, and then as many more to measure the grade.
   */
  readonly plays: number;
}

/** Figures of the deals of one difficulty. */
interface Hardness {
  /** The share of the basic bot's further games that it won, from 0 to 1, over all of these deals. */
  readonly wins: number;
  /** Positions that the solver visited before it won; the median of these deals. */
  readonly positions: number;
}

/** The winnable deals of a game with its options, as a file holds them: all deals tried that the solver won. */
export interface DealList extends DealEffort {
  readonly hardness: Readonly<Record<Difficulty, Hardness>>;
  /** Encoded by `encodeDeals`. */
  readonly deals: string;
}

/** The file of a game: `assets/deals/<id>.json`. Options without a deal that is known to be winnable are left out. */
export type DealLists = Readonly<Record<OptionsKey, DealList>>;

/** Makes the list of the deals measured, graded by difficulty. */
export function makeDealList(measured: readonly TwiceMeasuredDeal[], effort: DealEffort): DealList {
  const parts = splitIntoQuarters(measured);
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

function hardnessOf(deals: readonly TwiceMeasuredDeal[], plays: number): Hardness {
  const wins = deals.reduce((all, deal) => all + deal.again, 0) / Math.max(1, deals.length * plays);
  const positions = deals.map((deal) => deal.positions).toSorted((one, other) => one - other);
  return { wins: Math.round(1000 * wins) / 1000, positions: positions[positions.length >> 1] ?? 0 };
}

/**
 * Returns the winnable deals of a game with these options, each with its difficulty, in ascending order; empty where
 * the file has no list. Each was won by the solver, which knows all cards.
 */
export const dealsThatCanBeWon = (lists: DealLists, options: OptionsKey): readonly WinnableDeal[] => {
  const list = Object.hasOwn(lists, options) ? lists[options] : undefined;
  return list ? decodeDeals(list.deals) : [];
};
