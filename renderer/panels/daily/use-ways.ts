import { useEffect, useState } from 'preact/hooks';
import type { OptionsKey } from '../../../engine/rules.ts';
import { listedOptions } from '../../app/services/deals/deal-lists.ts';

/** Returns the versions of a game that have daily deals; none until they are loaded. */
export function useWays(game: string): readonly OptionsKey[] {
  const [ways, setWays] = useState<{ readonly game: string; readonly of: readonly OptionsKey[] }>();
  useEffect(() => {
    let wanted = true;
    void listedOptions(game).then((of) => wanted && setWays({ game, of }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return ways?.game === game ? ways.of : [];
}
