import type { OptionsKey, WinnableDeal } from '../../../../engine/index.ts';
import { type Day, dayAt, earliest } from './day.ts';

/** The first day that has a deal: 1 January 2026. */
export const FIRST_DAY: Day = dayAt(Date.UTC(2026, 0, 1));

/**
 * So many of a list's deals are used, its first: what is added behind them changes no day. They come in turn, a fixed
 * step apart, so that a deal comes again only after all others.
 */
const USED = 1000;
/** A prime: a step through any list but one of so many. */
const LIST_STEP_DEALS = 617;

/** What a game with its options is on a day: won or played, or neither. */
export type DayMark = 'won' | 'played';

/** As much of a result as is looked at; `ended`: in milliseconds since 1970. */
export interface EndedDaily {
  readonly deal: number;
  readonly cards: string;
  readonly outcome: DayMark | 'lost';
  readonly ended: number;
}

/** The deal of each day of one game with its options, from the deals of it that can be won. */
export class DailyDeals {
  readonly #deals: readonly WinnableDeal[];
  readonly #begin: number;
  readonly #step: number;
  readonly #places: ReadonlyMap<number, number>;

  /** `deals`: by their numbers, as the list of the game has them. */
  constructor(game: string, options: OptionsKey, deals: readonly WinnableDeal[]) {
    this.#deals = deals.slice(0, USED);
    this.#begin = hash(`${game} ${options}`) % Math.max(1, this.#deals.length);
    this.#step = this.#deals.length % LIST_STEP_DEALS === 0 ? 1 : LIST_STEP_DEALS;
    this.#places = new Map(this.#deals.map(({ deal }, place) => [deal, place]));
  }

  /** undefined where no deal of the game is known to be won. */
  of(day: Day): WinnableDeal | undefined {
    return this.#deals[this.#placeOf(day)];
  }

  /** The days of which a result is one: the last that had this deal when the game ended, on some clock of the world. */
  dayOf({ deal, cards, ended }: EndedDaily): Day | undefined {
    const place = this.#places.get(deal);
    if (place === undefined || cards !== '') return undefined;
    for (let day = dayAt(ended) + 1; day >= FIRST_DAY; day--)
      if (earliest(day) <= ended && this.#placeOf(day) === place) return day;
    return undefined;
  }

  /** Each day on which its deal was played, at whatever time after it had come: won counts for good. */
  marks(results: readonly EndedDaily[]): ReadonlyMap<Day, DayMark> {
    const marks = new Map<Day, DayMark>();
    for (const result of results) {
      const day = this.dayOf(result);
      if (day !== undefined && marks.get(day) !== 'won') marks.set(day, result.outcome === 'won' ? 'won' : 'played');
    }
    return marks;
  }

  #placeOf(day: Day): number {
    const count = Math.max(1, this.#deals.length);
    return (((this.#begin + this.#step * (day - FIRST_DAY)) % count) + count) % count;
  }
}

/** Days won one after the other: up to today, which may still be won, and the most there ever were. */
export function streaksOf(
  marks: ReadonlyMap<Day, DayMark>,
  today: Day,
): { readonly now: number; readonly longest: number } {
  const won = [...marks]
    .flatMap(([day, mark]) => (mark === 'won' && day <= today ? [day] : []))
    .toSorted((a, b) => a - b);
  let [longest, run] = [0, 0];
  won.forEach((day, at) => {
    run = won[at - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return { now: (won.at(-1) ?? 0) >= today - 1 ? run : 0, longest };
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return sum;
}
