import { useEffect, useState } from 'preact/hooks';
import type { Difficulty, OptionsKey } from '../../../../engine/index.ts';
import { listedWinnableDeals } from '../../../app/services/deals/deal-lists.ts';

/** A deal by its number, or one with the player's own cards. */
interface Dealt {
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
}

/**
 * Returns a function for the difficulty of a game's deals: undefined for deals that Baize has no lists of, and until
 * these are loaded.
 */
export function useDifficulties(game: string, deals: readonly Dealt[]): (of: Dealt) => Difficulty | undefined {
  const [known, setKnown] = useState<ReadonlyMap<string, Difficulty>>(new Map());
  const ways = JSON.stringify([...new Set(deals.map(({ options }) => options))]);
  useEffect(() => {
    let wanted = true;
    void difficultiesOf(game, JSON.parse(ways) as OptionsKey[]).then((found) => wanted && setKnown(found));
    return () => {
      wanted = false;
    };
  }, [game, ways]);
  return ({ options, deal, cards }) => (cards === '' ? known.get(`${deal} ${options}`) : undefined);
}

async function difficultiesOf(game: string, ways: readonly OptionsKey[]): Promise<ReadonlyMap<string, Difficulty>> {
  const found = new Map<string, Difficulty>();
  for (const options of ways)
    for (const { deal, difficulty } of await listedWinnableDeals(game, options))
      found.set(`${deal} ${options}`, difficulty);
  return found;
}
