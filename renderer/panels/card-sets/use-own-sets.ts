import { useCallback, useEffect, useState } from 'preact/hooks';
import type { CardSetId, OwnCardSet, SetPart } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { loadSet } from '../../app/services/card-sets/load-set.ts';
import type { CardPictures } from '../../board/types.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge'>;

/** The sets that are kept, once the host has answered, and what has it asked again. */
export function useOwnSets({ bridge }: Parts): {
  readonly sets: readonly OwnCardSet[] | undefined;
  readonly look: () => void;
} {
  const [sets, setSets] = useState<readonly OwnCardSet[]>();
  const look = useCallback(() => {
    void bridge.request('sets.list').then((reply) => reply.ok && setSets(reply.value));
  }, [bridge]);
  useEffect(look, [look]);
  return { sets, look };
}

/** Those cards that a picture of a look shows. */
const SHOWN: readonly SetPart[] = ['9C', '4D', 'QH', 'AS', 'back'];

/** A set as far as a small picture of it shows it; undefined until that is here. */
export function usePreview({ bridge }: Parts, id: CardSetId): CardPictures | undefined {
  const [set, setSet] = useState<CardPictures>();
  useEffect(() => {
    void loadSet(bridge, id, SHOWN).then((loaded) => loaded && loaded !== 'gone' && setSet(loaded));
  }, [bridge, id]);
  return set;
}
