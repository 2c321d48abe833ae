import { useEffect, useState } from 'preact/hooks';
import type { OptionsKey } from '../../../../engine/rules.ts';
import type { Level } from '../../../../engine/search.ts';
import { knownDeals } from '../../../app/services/deals/deal-lists.ts';

/** A deal by its number, or one with the player's own cards. */
interface DealId {
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
}

type LevelsByOptions = ReadonlyMap<OptionsKey, ReadonlyMap<number, Level>>;

/**
 * Returns a function for how hard a game's deals are: undefined until the lists are loaded, null for deals that Baize
 * has no lists of.
 */
export function useKnownDeals(game: string, deals: readonly DealId[]): (of: DealId) => Level | null | undefined {
  const [known, setKnown] = useState<LevelsByOptions>();
  const ways = JSON.stringify([...new Set(deals.map(({ options }) => options))]);
  useEffect(() => {
    let wanted = true;
    const take = (found: LevelsByOptions): void => {
      if (wanted) setKnown(found);
    };
    knownOf(game, JSON.parse(ways) as OptionsKey[]).then(take, () => take(new Map()));
    return () => {
      wanted = false;
    };
  }, [game, ways]);
  return ({ options, deal, cards }) => (cards === '' ? known && (known.get(options)?.get(deal) ?? null) : null);
}

const knownOf = async (game: string, ways: readonly OptionsKey[]): Promise<LevelsByOptions> =>
  new Map(await Promise.all(ways.map(async (options) => [options, await knownDeals(game, options)] as const)));
