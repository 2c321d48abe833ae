import { playDaily } from '../../app/actions/exchange/play-daily.ts';
import type { PuzzleParts } from '../../app/actions/analysis/puzzle-to-play.ts';
import type { App } from '../../app/app.ts';
import { type DayMark, streaksOf } from '../../app/services/daily/daily-deals.ts';
import { type DealOfFive, standingOfFive } from '../../app/services/daily/daily-fives.ts';
import type { Day } from '../../app/services/daily/day.ts';
import { useFives } from '../daily/use-fives.ts';
import { useToday } from '../daily/use-today.ts';
import { dealOffer, fiveOffer, type Offer, puzzleOffer } from './offers.ts';
import { type DealOfDay, useDealOfDay } from './use-deal-of-day.ts';
import { type PuzzleOfDay, usePuzzleOfDay } from './use-puzzle-of-day.ts';

export type TodayParts = PuzzleParts & Pick<App, 'bridge' | 'state' | 'tabletop' | 'games' | 'replays' | 'panels'>;

/** The games and puzzles to play today, and their results. */
export interface TodayOffers {
  readonly today: Day;
  readonly offers: Readonly<Record<'deal' | 'five' | 'puzzle', Offer>>;
  /** The first offer that is open. */
  readonly next: Offer | undefined;
  readonly deal: DealOfDay | undefined;
  readonly five: readonly DealOfFive[];
  /** The games of the five that are won. */
  readonly won: ReadonlySet<string>;
  readonly puzzle: PuzzleOfDay | undefined;
  /** The days with a daily deal that was played, and the days in a row on which one was won. */
  readonly marks: ReadonlyMap<Day, DayMark> | undefined;
  readonly streaks: ReturnType<typeof streaksOf> | undefined;
}

/** Returns the games to play today. */
export function useTodayOffers(app: TodayParts, onClose: () => void): TodayOffers {
  const today = useToday();
  const dailies = useDealOfDay(app, today);
  const fives = useFives(app);
  const puzzle = usePuzzleOfDay(app, today);
  const play =
    ({ game, options, deal }: Pick<DealOfFive, 'game' | 'options' | 'deal'>) =>
    (): void => {
      onClose();
      void playDaily(app, game, options, deal);
    };
  const five = fives?.fives.of(today) ?? [];
  const { won } = standingOfFive(fives?.standings ?? new Map(), today);
  const offers = {
    deal: dealOffer(dailies?.deal, dailies !== undefined, play),
    five: fiveOffer(five, won, play),
    puzzle: puzzleOffer(puzzle),
  };
  const next = Object.values(offers).find(({ standing }) => standing === 'open');
  const marks = dailies?.marks;
  return {
    today,
    offers,
    next,
    deal: dailies?.deal,
    five,
    won,
    puzzle,
    marks,
    streaks: marks && streaksOf(marks, today),
  };
}
