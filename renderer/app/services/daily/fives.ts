import type { Bridge } from '../../../../preload/api.ts';
import { DailyFives, type EndedGame, type FivePlace, type FiveStanding } from './daily-fives.ts';
import type { Day } from './day.ts';
import { playedOfFives } from './history.ts';

/** Fetches the five deals of every day, a file of their own. @throws when it can't be fetched. */
export async function fetchFives(): Promise<DailyFives> {
  const { default: places } = await import('../../../../assets/daily-five.json');
  return new DailyFives(places as readonly FivePlace[]);
}

/** Returns the wins and games played of the five of each day. */
export async function standingsOfFives(bridge: Bridge): Promise<ReadonlyMap<Day, FiveStanding>> {
  const fives = await fetchFives();
  return fives.standings(await playedOfFives(bridge, fives));
}

/** Returns how many of its day's five are won, if a game that has just ended is one of them. */
export async function ofFive(
  bridge: Bridge,
  ended: Omit<EndedGame, 'outcome' | 'ended'>,
): Promise<{ readonly won: number; readonly of: number } | undefined> {
  const fives = await fetchFives();
  const day = fives.dayOf({ ...ended, outcome: 'won', ended: Date.now() });
  if (day === undefined) return undefined;
  const standing = fives.standings(await playedOfFives(bridge, fives)).get(day);
  return { won: standing?.won.size ?? 0, of: fives.of(day).length };
}
