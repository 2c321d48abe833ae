import type { Difficulty } from '../../../../engine/search.ts';
import { findGame, type OptionsKey } from '../../../../engine/rules.ts';
import type { Bridge, Statistics } from '../../../../preload/api.ts';
import { DailyDeals, type DayMark } from '../daily/daily-deals.ts';
import type { FiveStanding } from '../daily/daily-fives.ts';
import { type Day, firstOf, monthOf } from '../daily/day.ts';
import { ofFive, standingsOfFives } from '../daily/fives.ts';
import { playedSince } from '../daily/history.ts';
import { listedWinnableDeals, listedOptions } from '../deals/deal-lists.ts';
import { type Achieved, CLEAN_WINS } from '../../model/milestones.ts';

/** A month without a win, of the most common length. */
const NO_MONTH: Achieved['month'] = { won: 0, days: 30 };

/** Returns the achievements in all games ever finished; undefined if the host does not answer. */
export async function achieved(bridge: Bridge): Promise<Achieved | undefined> {
  const first = await inAll(bridge);
  if (!first) return undefined;
  let { hardest, month } = first;
  const five = mostOfFive(await standingsOfFives(bridge));
  for (const { game } of first.games.filter(({ won }) => won > 0)) {
    for (const options of findGame(game) ? await listedOptions(game) : []) {
      if (hardest !== 'very-hard') hardest = harder(hardest, await hardestWon(bridge, game, options));
      month = fuller(month, await bestMonth(bridge, game, options));
    }
  }
  return { ...first, hardest, month, five };
}

/** Returns only what one more win may have changed: its deal, the months of its game, and the five of its day. */
export async function achievedBy(
  bridge: Bridge,
  won: { readonly game: string; readonly options: OptionsKey; readonly deal: number; readonly cards: string },
): Promise<Achieved | undefined> {
  const first = await inAll(bridge);
  if (!first) return undefined;
  const listed = won.cards === '' ? await listedWinnableDeals(won.game, won.options) : [];
  const deal = listed.find((one) => one.deal === won.deal);
  const month = deal ? await bestMonth(bridge, won.game, won.options) : NO_MONTH;
  const five = (await ofFive(bridge, won))?.won ?? 0;
  return { ...first, hardest: deal?.difficulty, month, five };
}

async function inAll(bridge: Bridge): Promise<Achieved | undefined> {
  const [all, together, clean] = await Promise.all([
    bridge.request('statistics.all'),
    bridge.request('statistics.of', null, null),
    bridge.request('results.clean', CLEAN_WINS),
  ]);
  if (!all.ok || !together.ok || !clean.ok) return undefined;
  const games: readonly Statistics[] = all.value;
  return { games, row: together.value.longestWins, clean: clean.value, hardest: undefined, month: NO_MONTH, five: 0 };
}

async function hardestWon(bridge: Bridge, game: string, options: OptionsKey): Promise<Difficulty | undefined> {
  const listed = await listedWinnableDeals(game, options);
  const last = listed.at(-1)?.deal;
  if (last === undefined) return undefined;
  const reply = await bridge.request('results.won', game, options, last);
  const won = new Set(reply.ok ? reply.value : []);
  return listed
    .filter(({ deal }) => won.has(deal))
    .map(({ difficulty }) => difficulty)
    .reduce<Difficulty | undefined>(harder, undefined);
}

const ORDER: readonly (Difficulty | undefined)[] = [undefined, 'easy', 'medium', 'hard', 'very-hard'];

const harder = (one: Difficulty | undefined, other: Difficulty | undefined): Difficulty | undefined =>
  ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one;

async function bestMonth(bridge: Bridge, game: string, options: OptionsKey): Promise<Achieved['month']> {
  const [listed, played] = await Promise.all([
    listedWinnableDeals(game, options),
    playedSince(bridge, { game, options }),
  ]);
  if (listed.length === 0 || played.length === 0) return NO_MONTH;
  return fullestMonth(new DailyDeals(game, options, listed).marks(played));
}

/** Returns the most deals won of one day's five. */
const mostOfFive = (standings: ReadonlyMap<Day, FiveStanding>): number =>
  Math.max(0, ...[...standings.values()].map(({ won }) => won.size));

/** Returns the month closest to being won on every day. */
export function fullestMonth(marks: ReadonlyMap<Day, DayMark>): Achieved['month'] {
  const won = new Map<number, number>();
  for (const [day, mark] of marks) if (mark === 'won') won.set(monthOf(day), (won.get(monthOf(day)) ?? 0) + 1);
  return [...won]
    .map(([month, days]) => ({ won: days, days: firstOf(month + 1) - firstOf(month) }))
    .reduce(fuller, NO_MONTH);
}

/** Returns the month that lacks fewer days. */
const fuller = (one: Achieved['month'], other: Achieved['month']): Achieved['month'] =>
  other.days - other.won < one.days - one.won ? other : one;
