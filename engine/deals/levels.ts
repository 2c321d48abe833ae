import { decodeDeals, type WinnableDeal } from './deal-code.ts';
import type { DealList } from './deal-list.ts';
import { DIFFICULTIES, type Difficulty } from './difficulty.ts';

/** A deal that can be won; its difficulty is undefined where the deals of its list are too alike to have one. */
export interface GradedDeal {
  readonly deal: number;
  readonly difficulty: Difficulty | undefined;
}

/** Deals of a list that are as hard as each other. */
export interface Level {
  readonly difficulty: Difficulty;
  /** How many deals of the list are of this level. */
  readonly deals: number;
  /** The share of games that the basic bot wins of them, from 0 to 1. */
  readonly wins: number;
  /** Positions that the solver visited before it won: the median, or the mean of two medians. */
  readonly positions: number;
}

/** Two shares of wins differ significantly if they are this many standard errors apart. */
const STANDARD_ERRORS = 2;
/**
 * Correlation of the bot's games of one deal with each other, within a quarter: from 0 to 0.35 in nearly all quarters
 * of FreeCell, Klondike, Yukon, Canfield, Scorpion and Golf.
 */
const GAMES_ALIKE = 1 / 3;
/** A deal is not called hard if the bot wins more of its games than this. */
const MAX_HARD_WINS = 0.5;

/** Difficulties of deals in two halves, each named by the quarters it consists of. */
const HALF_OF: Readonly<Record<Difficulty, Difficulty>> = {
  easy: 'easy',
  medium: 'easy',
  hard: 'hard',
  'very-hard': 'hard',
};

/**
 * Returns the levels of a list, the easiest first: its four quarters where the basic bot's wins in each differ from
 * those in the next beyond chance, otherwise two halves, `easy` and `hard`, where they differ, otherwise none.
 */
export function levelsOf(list: DealList): readonly Level[] {
  return levelsAmong(decodeDeals(list.deals), list);
}

function levelsAmong(deals: readonly WinnableDeal[], { hardness, plays }: DealList): readonly Level[] {
  const quarters = quartersOf(deals, hardness);
  const [easy, medium, hard, veryHard] = quarters;
  if (!easy || !medium || !hard || !veryHard) return [];
  if (differ(quarters, plays)) return quarters;
  const halves = [joined(easy, medium), joined(hard, veryHard)];
  return differ(halves, plays) ? halves : [];
}

/** Returns the deals of a list in ascending order, each with the level it belongs to. */
export function gradedDeals(list: DealList): readonly GradedDeal[] {
  const deals = decodeDeals(list.deals);
  const levels = levelsAmong(deals, list).length;
  return deals.map(({ deal, difficulty }) => ({
    deal,
    difficulty: levelOfQuarter(difficulty, levels),
  }));
}

/** Returns the level that a quarter belongs to in a list of four, two or no levels. */
export function levelOfQuarter(quarter: Difficulty, levels: number): Difficulty | undefined {
  if (levels === 0) return undefined;
  return levels === DIFFICULTIES.length ? quarter : HALF_OF[quarter];
}

function quartersOf(listed: readonly WinnableDeal[], hardness: DealList['hardness']): readonly Level[] {
  const deals = new Map<Difficulty, number>();
  for (const { difficulty } of listed) deals.set(difficulty, (deals.get(difficulty) ?? 0) + 1);
  return DIFFICULTIES.flatMap((difficulty) => {
    const count = deals.get(difficulty) ?? 0;
    return count === 0 ? [] : [{ difficulty, deals: count, ...hardness[difficulty] }];
  });
}

function joined(one: Level, other: Level): Level {
  const deals = one.deals + other.deals;
  return {
    difficulty: one.difficulty,
    deals,
    wins: (one.deals * one.wins + other.deals * other.wins) / deals,
    positions: Math.round((one.positions + other.positions) / 2),
  };
}

/** Whether each level is won more often than the next, beyond chance, in `plays` games a deal, and the last is hard. */
const differ = (levels: readonly Level[], plays: number): boolean =>
  levels.at(-1)!.wins <= MAX_HARD_WINS &&
  levels.slice(1).every((level, before) => isEasier(levels[before]!, level, plays));

/** Since games of one deal resemble each other, they count as fewer than were played. */
function isEasier(one: Level, other: Level, plays: number): boolean {
  const counted = plays / (1 + (plays - 1) * GAMES_ALIKE);
  const variance = ({ wins, deals }: Level): number => (wins * (1 - wins)) / (deals * counted);
  return one.wins - other.wins > STANDARD_ERRORS * Math.sqrt(variance(one) + variance(other));
}
