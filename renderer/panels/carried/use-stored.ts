import { useEffect, useState } from 'preact/hooks';
import type { CarriedTotal } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { dropTotals } from '../../app/services/exchange/carried.ts';

/** The totals that are stored. */
export interface Stored {
  readonly totals: readonly CarriedTotal[];
  /** Asks the host for them again. */
  readonly look: () => void;
  readonly drop: (totals: readonly CarriedTotal[]) => Promise<void>;
}

/** Returns the totals that are stored. */
export function useStored({ bridge }: Pick<App, 'bridge'>): Stored {
  const [totals, setTotals] = useState<readonly CarriedTotal[]>([]);
  const look = (): void => void bridge.request('carried.list').then((reply) => reply.ok && setTotals(reply.value));
  const drop = async (dropped: readonly CarriedTotal[]): Promise<void> => {
    await dropTotals(bridge, dropped);
    look();
  };
  useEffect(look, [bridge]);
  return { totals, look, drop };
}
