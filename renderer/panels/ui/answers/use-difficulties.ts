import { useEffect, useState } from 'preact/hooks';
import type { Difficulty, OptionsKey } from '../../../../engine/index.ts';
import { listedWinnableDeals } from '../../../app/services/deals/deal-lists.ts';

/** A deal by its number, or one of the player's own. */
interface Dealt {
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
}

/** How hard deals of a game are, as far as Baize has lists of them; undefined of others, and until they are read. */
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
