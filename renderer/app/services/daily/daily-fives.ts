import type { Difficulty, OptionsKey } from '../../../../engine/index.ts';
import { type DayMark, type EndedDaily, FIRST_DAY } from './daily-deals.ts';
import { type Day, dayAt, earliest } from './day.ts';

/** A game with its options. */
export interface GameWay {
  readonly game: string;
  readonly options: OptionsKey;
}

/** One deal of the five of a day. */
export interface DealOfFive extends GameWay {
  readonly deal: number;
  /** In the list of its game, when the five were chosen. */
  readonly difficulty: Difficulty;
}

/** One of the five places, as the file has it: its games come in turn, and so do the deals of each of them. */
export interface FivePlace {
  /** Of all its deals. */
  readonly difficulty: Difficulty;
  /** `deals`: numbers, a space between two. */
  readonly games: readonly (GameWay & { readonly deals: string })[];
}

/** As much of a result as is looked at. */
export type EndedGame = EndedDaily & GameWay;

/** What was won and played of the five of a day: their games. */
export interface FiveStanding {
  readonly won: ReadonlySet<string>;
  readonly played: ReadonlySet<string>;
}

const NOTHING: FiveStanding = { won: new Set(), played: new Set() };

/**
 * Five deals a day, each of another game, the easiest first. They come from the date and the file alone, which never
 * changes: lists of deals may grow without any day becoming another.
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

  /** Every game there is on some day. */
  get ways(): readonly GameWay[] {
    return this.#places.flatMap(({ games }) => games.map(({ way }) => way));
  }

  /** None on a day before the first. */
  of(day: Day): readonly DealOfFive[] {
    const at = day - FIRST_DAY;
    if (at < 0) return [];
    return this.#places.flatMap(({ difficulty, games }) => {
      const one = games[at % games.length];
      const deal = one?.deals[Math.floor(at / games.length) % one.deals.length];
      return one && deal !== undefined ? [{ ...one.way, difficulty, deal }] : [];
    });
  }

  /** The day of which a result is one: the last that had this deal when the game ended, on some clock of the world. */
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

  /** Each day of which a deal was played, at whatever time after it had come: won counts for good. */
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

/** How the five of a day stand. */
export const standingOfFive = (standings: ReadonlyMap<Day, FiveStanding>, day: Day): FiveStanding =>
  standings.get(day) ?? NOTHING;

/** Each day played: won when all five of it were. */
export const marksOfFives = (fives: DailyFives, standings: ReadonlyMap<Day, FiveStanding>): ReadonlyMap<Day, DayMark> =>
  new Map([...standings].map(([day, { won }]) => [day, won.size === fives.of(day).length ? 'won' : 'played']));
