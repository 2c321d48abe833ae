import type { Bridge, CardSetId } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Preferences } from '../page/preferences.ts';
import { loadSet } from './load-set.ts';
import { withoutSet } from './without-set.ts';

interface ShowParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly preferences: Preferences;
}

/**
 * Loads a set into the state, if it is still wanted once loaded. A set that no longer exists is replaced in all looks.
 */
export async function showSet(
  { bridge, state, preferences }: ShowParts,
  id: CardSetId,
  isWanted: () => boolean,
): Promise<void> {
  const set = await loadSet(bridge, id);
  if (!isWanted() || !set) return;
  if (set === 'gone') await withoutSet(state, preferences, id);
  else state.change({ pictures: { ...state.pictures, set } });
}
