import { useEffect, useState } from 'preact/hooks';
import type { DealList } from '../../../../engine/search.ts';
import type { OptionsKey } from '../../../../engine/rules.ts';
import { dealListOf } from '../../../app/services/deals/deal-lists.ts';

/** Returns the list of a game's winnable deals; undefined until it is loaded, null where there is none. */
export function useDealList(game: string, options: OptionsKey): DealList | null | undefined {
  const [list, setList] = useState<DealList | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const take = (found: DealList | null): void => {
      if (wanted) setList(found);
    };
    dealListOf(game, options).then(
      (found) => take(found ?? null),
      () => take(null),
    );
    return () => {
      wanted = false;
    };
  }, [game, options]);
  return list;
}
