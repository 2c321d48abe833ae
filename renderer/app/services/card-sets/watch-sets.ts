import { type Bridge, type CardSetId, isCardSetId } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import { lookOfGame } from '../../model/board-look.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Preferences } from '../page/preferences.ts';

interface SetsParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly preferences: Preferences;
  readonly disposables: Disposables;
}

/** Fetches the user's own card set into the state whenever the current look uses one. */
export function watchCardSets(parts: SetsParts): void {
  const { state } = parts;
  const wanted = (): CardSetId | undefined => {
    const { cardSet } = lookOfGame(state.settings, state.play?.session.game.id);
    return isCardSetId(cardSet) && state.pictures.set?.id !== cardSet ? cardSet : undefined;
  };
  parts.disposables.watch(wanted, (id) => {
    if (id) void import('./show-set.ts').then(({ showSet }) => showSet(parts, id, () => wanted() === id));
  });
}
