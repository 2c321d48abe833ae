import { useCallback, useEffect, useState } from 'preact/hooks';
import type { CardSetId, OwnCardSet, SetPart } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { loadSet } from '../../app/services/card-sets/load-set.ts';
import type { CardPictures } from '../../board/model/look.ts';

type Parts = Pick<App, 'bridge'>;

/** Returns the stored sets, undefined until the host answers, and a function that asks for them again. */
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

/** The cards shown in a preview, and their width in pixels: a list shows many sets at once. */
const PREVIEW = { parts: ['9C', '4D', 'QH', 'AS', 'back'] satisfies SetPart[], width: 210 };

/** Returns as much of a set as its preview shows; undefined until it is loaded. */
export function usePreview({ bridge }: Parts, id: CardSetId): CardPictures | undefined {
  const [set, setSet] = useState<CardPictures>();
  useEffect(() => {
    void loadSet(bridge, id, PREVIEW).then((loaded) => loaded && loaded !== 'gone' && setSet(loaded));
  }, [bridge, id]);
  return set;
}
