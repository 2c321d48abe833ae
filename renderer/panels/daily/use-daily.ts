import { useEffect, useState } from 'preact/hooks';
import type { OptionsKey } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { DailyDeals, type DayMark } from '../../app/services/daily/daily-deals.ts';
import type { Day } from '../../app/services/daily/day.ts';
import { playedSince } from '../../app/services/daily/history.ts';
import { listedWinnableDeals } from '../../app/services/deals/deal-lists.ts';

type Parts = Pick<App, 'bridge'>;

/** The daily deals of one game with its options, and which of them were played. */
export interface Daily {
  readonly deals: DailyDeals;
  readonly marks: ReadonlyMap<Day, DayMark>;
}

/** Returns the daily deals of a game; undefined until they are loaded. */
export function useDaily({ bridge }: Parts, game: string, options: OptionsKey): Daily | undefined {
  const [daily, setDaily] = useState<Daily>();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const [list, played] = await Promise.all([
        listedWinnableDeals(game, options),
        playedSince(bridge, { game, options }),
      ]);
      const deals = new DailyDeals(game, options, list);
      if (wanted) setDaily({ deals, marks: deals.marks(played) });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [bridge, game, options]);
  return daily;
}
