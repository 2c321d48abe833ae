import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { DayMark } from '../../app/services/daily/daily-deals.ts';
import { type DailyFives, type FiveStanding, marksOfFives } from '../../app/services/daily/daily-fives.ts';
import type { Day } from '../../app/services/daily/day.ts';
import { fetchFives, standingsOfFives } from '../../app/services/daily/fives.ts';

type Parts = Pick<App, 'bridge'>;

/** The five deals of each day, and which of them were played. */
export interface Fives {
  readonly fives: DailyFives;
  readonly standings: ReadonlyMap<Day, FiveStanding>;
  readonly marks: ReadonlyMap<Day, DayMark>;
}

/** Returns the daily fives; undefined until they are loaded. */
export function useFives({ bridge }: Parts): Fives | undefined {
  const [known, setKnown] = useState<Fives>();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const [fives, standings] = await Promise.all([fetchFives(), standingsOfFives(bridge)]);
      if (wanted) setKnown({ fives, standings, marks: marksOfFives(fives, standings) });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [bridge]);
  return known;
}
