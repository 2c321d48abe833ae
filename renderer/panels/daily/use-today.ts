import { useEffect, useState } from 'preact/hooks';
import { type Day, dayOf } from '../../app/services/daily/day.ts';

/**
 * Milliseconds between two looks at the clock: another day is noticed soon, whether it has come or the clock was set.
 */
const LOOK_EVERY = 10_000;

/** The day it is, as long as it is shown. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = (): void => setToday(dayOf(new Date()));
    const looking = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
