import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../../app/model/play/play.ts';

/** Returns the time played, in milliseconds; rerenders its user once a second while the clock runs. */
export function useClock({ clock }: Play): number {
  const [, tick] = useState(0);
  const { running } = clock;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return clock.read(performance.now());
}
