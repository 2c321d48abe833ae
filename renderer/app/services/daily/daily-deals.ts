import type { OptionsKey } from '../../../../engine/rules.ts';
import type { GradedDeal } from '../../../../engine/search.ts';
import { type Day, dayAt, earliest } from './day.ts';

/** The first day that has a deal: 1 January 2026. */
export const FIRST_DAY: Day = dayAt(Date.UTC(2026, 0, 1));

/**
 * Only this many deals of a list are used, the first ones, so that deals added at its end change no day. They follow
 * each other a fixed step apart, and none repeats before all others were used.
 */
const USED_DEALS = 1000;
/**
 * The step between the deals of two days: a prime, so that it visits every deal of any list whose length is not a
 * multiple of it.
 */
const LIST_STEP_DEALS = 617;

/** Whether the deal of a day was won, or only played. */
export type DayMark = 'won' | 'played';

/** The parts of a result that are needed here; `ended`: in milliseconds since 1970. */
export interface EndedDaily {
  readonly deal: number;
  readonly cards: string;
  readonly outcome: DayMark | 'lost';
  readonly ended: number;
}

/** The deal of each day for one game with its options, chosen from its deals that can be won. */
export class DailyDeals {
  readonly #deals: readonly GradedDeal[];
  readonly #begin: number;
  readonly #step: number;
  readonly #places: ReadonlyMap<number, number>;

  /** `deals`: in the order of the game's list, by number. */
  constructor(game: string, options: OptionsKey, deals: readonly GradedDeal[]) {
    this.#deals = deals.slice(0, USED_DEALS);
    this.#begin = hash(`${game} ${options}`) % Math.max(1, this.#deals.length);
    this.#step = this.#deals.length % LIST_STEP_DEALS === 0 ? 1 : LIST_STEP_DEALS;
    this.#places = new Map(this.#deals.map(({ deal }, place) => [deal, place]));
  }

  /** Returns the deal of a day; undefined: no deal of the game is known to be winnable. */
  of(day: Day): GradedDeal | undefined {
    return this.#deals[this.#placeOf(day)];
  }

  /**
   * Returns the day that a result counts for: of the days with this deal, the last one that had begun anywhere on earth
   * when the game ended.
   */
  dayOf({ deal, cards, ended }: EndedDaily): Day | undefined {
    const place = this.#places.get(deal);
    if (place === undefined || cards !== '') return undefined;
    for (let day = dayAt(ended) + 1; day >= FIRST_DAY; day--)
      if (earliest(day) <= ended && this.#placeOf(day) === place) return day;
    return undefined;
  }

  /** Marks each day whose deal was played, however long after that day. A win outweighs any other result. */
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

/** Returns the runs of consecutive days won: the current one, which today's deal may still extend, and the longest. */
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
