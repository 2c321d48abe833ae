import type { Difficulty } from '../../../../engine/search.ts';
import type { OptionsKey } from '../../../../engine/rules.ts';
import { type DayMark, type EndedDaily, FIRST_DAY } from './daily-deals.ts';
import { type Day, dayAt, earliest } from './day.ts';

/** A game with its options. */
export interface GameWay {
  readonly game: string;
  readonly options: OptionsKey;
}

/** One of a day's five deals. */
export interface DealOfFive extends GameWay {
  readonly deal: number;
  /** Its difficulty in the list of its game, when the five were chosen. */
  readonly difficulty: Difficulty;
}

/** One of the five places, as in the file. Its games take turns, and so do the deals of each game. */
export interface FivePlace {
  /** Difficulty of all its deals. */
  readonly difficulty: Difficulty;
  /** `deals`: deal numbers, separated by spaces. */
  readonly games: readonly (GameWay & { readonly deals: string })[];
}

/** The parts of a result that are needed here. */
export type EndedGame = EndedDaily & GameWay;

/** The games of a day's five that were won, and those that were played. */
export interface FiveStanding {
  readonly won: ReadonlySet<string>;
  readonly played: ReadonlySet<string>;
}

const NO_STANDING: FiveStanding = { won: new Set(), played: new Set() };

/**
 * Five deals a day, each of a different game, the easiest first. They depend only on the date and on a file that stays
 * unless the rules of a game change, so that lists of deals may grow without changing any day.
 */
export class DailyFives {
  readonly #places: readonly {
    readonly difficulty: Difficulty;
    readonly games: readonly { readonly way: GameWay; readonly deals: readonly number[] }[];
  }[];

  constructor(places: readonly FivePlace[]) {
    this.#places = places.map(({ difficulty, games }) => ({
      difficulty,
      games: games.map(({ game, options, deals }) => ({
        way: { game, options },
        deals: deals.split(' ').map(Number),
      })),
    }));
  }

  /** Every game with options that comes up on some day. */
  get ways(): readonly GameWay[] {
    return this.#places.flatMap(({ games }) => games.map(({ way }) => way));
  }

  /** Lists the five deals of a day; none for a day before the first. */
  of(day: Day): readonly DealOfFive[] {
    const at = day - FIRST_DAY;
    if (at < 0) return [];
    return this.#places.flatMap(({ difficulty, games }) => {
      const one = games[at % games.length];
      const deal = one?.deals[Math.floor(at / games.length) % one.deals.length];
      return one && deal !== undefined ? [{ ...one.way, difficulty, deal }] : [];
    });
  }

  /**
   * Returns the day that a result counts for: of the days with this deal, the last one that had begun anywhere on earth
   * when the game ended.
   */
  dayOf({ game, options, deal, cards, ended }: EndedGame): Day | undefined {
    if (cards !== '') return undefined;
    const { games } = this.#places.find((each) => each.games.some(({ way }) => way.game === game)) ?? { games: [] };
    const place = games.findIndex(({ way }) => way.game === game && way.options === options);
    const deals = games[place]?.deals ?? [];
    const nth = deals.indexOf(deal);
    if (nth < 0) return undefined;
    for (let day = dayAt(ended) + 1; day >= FIRST_DAY; day--) {
      const at = day - FIRST_DAY;
      if (at % games.length !== place || earliest(day) > ended) continue;
      if (Math.floor(at / games.length) % deals.length === nth) return day;
    }
    return undefined;
  }

  /**
   * Sums up each day for which any of its five deals was played, however long after that day. A win outweighs any other
   * result.
   */
  standings(results: readonly EndedGame[]): ReadonlyMap<Day, FiveStanding> {
    const days = new Map<Day, { won: Set<string>; played: Set<string> }>();
    for (const result of results) {
      const day = this.dayOf(result);
      if (day === undefined) continue;
      const standing = days.get(day) ?? { won: new Set(), played: new Set() };
      standing.played.add(result.game);
      if (result.outcome === 'won') standing.won.add(result.game);
      days.set(day, standing);
    }
    return days;
  }
}

/** Returns the wins and games played of the five of a day. */
export const standingOfFive = (standings: ReadonlyMap<Day, FiveStanding>, day: Day): FiveStanding =>
  standings.get(day) ?? NO_STANDING;

/** Marks each day played; it is won when all its five deals are. */
export const marksOfFives = (fives: DailyFives, standings: ReadonlyMap<Day, FiveStanding>): ReadonlyMap<Day, DayMark> =>
  new Map([...standings].map(([day, { won }]) => [day, won.size === fives.of(day).length ? 'won' : 'played']));
