import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DealLists, dealsThatCanBeWon } from '../../../engine/search.ts';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { ROOT } from '../../../main/build/root.ts';
import { openStore } from '../../../main/store/open.ts';
import type { FinishedGame } from '../../../preload/api.ts';
import { DailyDeals } from '../../../renderer/app/services/daily/daily-deals.ts';
import { DailyFives, type DealOfFive, type FivePlace } from '../../../renderer/app/services/daily/daily-fives.ts';
import { dateOf, dayOf } from '../../../renderer/app/services/daily/day.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-01-05T18:00:00Z');
/** How many games of each were played; one in `won` of them was won. */
const PLAYED_GAMES = [
  { id: 'klondike', games: 120, won: 3 },
  { id: 'freecell', games: 60, won: 1 },
  { id: 'spider', games: 35, won: 7 },
  { id: 'golf', games: 18, won: 9 },
  { id: 'yukon', games: 9, won: 2 },
] as const;

/** Fills a data folder with a year of games, the same every time, for panels that have nothing to show without. */
export function fillHistory(data: string): void {
  let time = FIRST_DAY;
  const store = openStore(data, { now: () => (time += DAY_MS) });
  // No picture shows the offer of a lesson.
  store.settings.change({ lessons: false });
  const most = Math.max(...PLAYED_GAMES.map(({ games }) => games));
  for (let deal = 1; deal <= most; deal++)
    for (const { id, games, won } of PLAYED_GAMES)
      if (deal <= games) store.finish(finished(id, deal, noise(deal) % won === 0));
  for (const { day, deal } of dailies()) {
    time = +dateOf(day) - DAY_MS / 2;
    store.finish(finished('klondike', deal, noise(day) % 5 > 0));
  }
  for (const { day, deal } of ofFives()) {
    time = +dateOf(day) - DAY_MS / 2;
    store.finish(finished(deal.game, deal.deal, noise(day + deal.deal) % 9 > 0));
  }
  store.close();
}

/** The day on which the calendar is shown. */
export const SHOWN_DAY = new Date('2026-11-26T19:40:00');

/** Returns Klondike’s daily deals of some days before. */
function dailies(): { readonly day: number; readonly deal: number }[] {
  const options = usualOptions(findGame('klondike')!);
  const lists = JSON.parse(readFileSync(join(ROOT, 'assets/deals/klondike.json'), 'utf8')) as DealLists;
  const deals = new DailyDeals('klondike', options, dealsThatCanBeWon(lists, options));
  const days = Array.from({ length: 30 }, (_, back) => dayOf(SHOWN_DAY) - 30 + back);
  return days.filter((day) => noise(day + 1) % 6 > 0).map((day) => ({ day, deal: deals.of(day)!.deal }));
}

/** Returns the five daily deals of some days, all but a few of them. */
function ofFives(): { readonly day: number; readonly deal: DealOfFive }[] {
  const file = JSON.parse(readFileSync(join(ROOT, 'assets/daily-five.json'), 'utf8')) as FivePlace[];
  const fives = new DailyFives(file);
  const days = Array.from({ length: 9 }, (_, back) => dayOf(SHOWN_DAY) - 8 + back);
  return days.flatMap((day) => {
    const deals = fives.of(day).slice(0, day === dayOf(SHOWN_DAY) ? 2 : 2 + (noise(day) % 4));
    return deals.map((deal) => ({ day, deal }));
  });
}

/** Returns an irregular number, the same every time. */
const noise = (n: number): number => Math.imul(n, 0x9e3779b1) >>> 20;

function finished(id: string, deal: number, won: boolean): FinishedGame {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), deal);
  for (let moves = 0; moves < 12; moves++) session.play(session.legalMoves()[0] ?? 0);
  return {
    ...session.save(),
    moveCount: 70 + (noise(deal + 1) % 60),
    score: won ? 52 : noise(deal + 2) % 40,
    clock: 1000 * (150 + (noise(deal + 3) % 400)),
    begun: FIRST_DAY,
    help: { undos: deal % 3, hints: deal % 2, solver: false },
    outcome: won ? 'won' : 'lost',
  };
}
