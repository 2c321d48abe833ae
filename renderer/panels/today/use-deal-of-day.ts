import { useEffect, useState } from 'preact/hooks';
import type { GradedDeal } from '../../../engine/search.ts';
import type { Bridge } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { DailyDeals, type DayMark } from '../../app/services/daily/daily-deals.ts';
import type { GameWay } from '../../app/services/daily/daily-fives.ts';
import { dailyWay } from '../../app/services/today/daily-way.ts';
import type { Day } from '../../app/services/daily/day.ts';
import { playedSince } from '../../app/services/daily/history.ts';
import { playedDailies } from '../../app/services/today/played-dailies.ts';
import { listedWinnableDeals } from '../../app/services/deals/deal-lists.ts';
import { type DayState, standingOf } from '../daily/day-words.ts';

type Parts = Pick<App, 'bridge' | 'state'>;

/** The deal of a day in the player's daily game. */
export interface DealOfDay {
  readonly way: GameWay;
  readonly deal: GradedDeal;
  readonly standing: DayState;
}

interface Dailies {
  /** The days with a daily deal that was played. */
  readonly marks: ReadonlyMap<Day, DayMark>;
  readonly deal: DealOfDay | undefined;
}

/**
 * Returns the deal of today, of the game whose daily deals the player plays, else of the game on the table, and the
 * days with a daily deal that was played; undefined until both are known.
 */
export function useDealOfDay({ bridge, state }: Parts, today: Day): Dailies | undefined {
  const [known, setKnown] = useState<Dailies>();
  const session = state.play?.session;
  const onTable = session && { game: session.game.id, options: session.options };
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const { marks, latest } = await playedDailies(bridge);
      const way = await dailyWay([latest, onTable]);
      const deal = way && (await dealOf(bridge, way, today));
      if (wanted) setKnown({ marks, deal });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [bridge, today, onTable?.game, onTable?.options]);
  return known;
}

async function dealOf(bridge: Bridge, way: GameWay, today: Day): Promise<DealOfDay | undefined> {
  const [list, played] = await Promise.all([listedWinnableDeals(way.game, way.options), playedSince(bridge, way)]);
  const deals = new DailyDeals(way.game, way.options, list);
  const deal = deals.of(today);
  return deal && { way, deal, standing: standingOf(today, today, deals.marks(played).get(today)) };
}
