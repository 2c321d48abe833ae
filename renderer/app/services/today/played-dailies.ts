import { findGame } from '../../../../engine/rules.ts';
import type { Bridge } from '../../../../preload/api.ts';
import { listedOptions, listedWinnableDeals } from '../deals/deal-lists.ts';
import { DailyDeals, type DayMark } from '../daily/daily-deals.ts';
import type { EndedGame, FiveStanding, GameWay } from '../daily/daily-fives.ts';
import { type Day, dayAt } from '../daily/day.ts';
import { standingsOfFives } from '../daily/fives.ts';
import { resultsSince } from '../daily/history.ts';

/** The days whose deal was played, and the game whose deal of the day the player last played on that day. */
export interface PlayedDailies {
  /** A day is won when any of its deals is: that of any game, or one of the five. */
  readonly marks: ReadonlyMap<Day, DayMark>;
  readonly latest: GameWay | undefined;
}

/** Returns the daily deals that were finished, of all games. */
export async function playedDailies(bridge: Bridge): Promise<PlayedDailies> {
  const [results, standings] = await Promise.all([resultsSince(bridge, null), standingsOfFives(bridge)]);
  const marks = new Map(marksOfAnyFive(standings));
  let latest: EndedGame | undefined;
  for (const played of byWay(results)) {
    const deals = await dealsOf(played[0]);
    if (!deals) continue;
    for (const [day, mark] of deals.marks(played)) if (marks.get(day) !== 'won') marks.set(day, mark);
    const last = played.filter((result) => isOnItsDay(deals, result)).toSorted((a, b) => b.ended - a.ended)[0];
    if (last && last.ended > (latest?.ended ?? 0)) latest = last;
  }
  return { marks, latest: latest && { game: latest.game, options: latest.options } };
}

/** Marks each day on which any of the five was played. The day counts as won if any of them was won. */
const marksOfAnyFive = (standings: ReadonlyMap<Day, FiveStanding>): readonly (readonly [Day, DayMark])[] =>
  [...standings].map(([day, { won }]) => [day, won.size > 0 ? 'won' : 'played']);

/** Groups results by game and options. */
function byWay(results: readonly EndedGame[]): readonly EndedGame[][] {
  const ways = new Map<string, EndedGame[]>();
  for (const result of results) {
    const key = `${result.game} ${result.options}`;
    ways.set(key, [...(ways.get(key) ?? []), result]);
  }
  return [...ways.values()];
}

/** Returns the daily deals of the game of a result; undefined: it has none with those options. */
async function dealsOf(result: EndedGame | undefined): Promise<DailyDeals | undefined> {
  if (!result || !findGame(result.game)) return undefined;
  const { game, options } = result;
  if (!(await listedOptions(game)).includes(options)) return undefined;
  return new DailyDeals(game, options, await listedWinnableDeals(game, options));
}

/** Whether a result belongs to the deal of the day on which it ended, in any time zone. */
function isOnItsDay(deals: DailyDeals, result: EndedGame): boolean {
  const day = deals.dayOf(result);
  return day !== undefined && Math.abs(day - dayAt(result.ended)) <= 1;
}
