import { useEffect, useState } from 'preact/hooks';
import { type Day, dayOf } from '../../app/services/daily/day.ts';

/** Milliseconds between looks at the clock, to notice a new day soon, whether it has come or the clock was set. */
const LOOK_MS = 10_000;

/** Returns the current day, kept up to date. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = (): void => setToday(dayOf(new Date()));
    const looking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
