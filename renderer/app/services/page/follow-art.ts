import type { AppState } from '../../model/app-state.ts';
import { usesFetchedArt } from '../../model/board-look.ts';
import type { Disposables } from '../../model/disposables.ts';

interface ArtParts {
  readonly state: AppState;
  readonly disposables: Disposables;
}

/**
 * Fetches the card sets and backs that are not in the first files when a look uses one of them or the settings show
 * them all. Resolves when those for the first looks are there. If that fails, the default cards replace them.
 */
export function followArt({ state, disposables }: ArtParts): Promise<void> {
  let first = Promise.resolve();
  const fetchArt = async (): Promise<void> => {
    const fetched = await import('../../../board/art/fetched/fetched-art.ts').catch(() => undefined);
    if (fetched) state.change({ pictures: { ...state.pictures, art: fetched.FETCHED_ART } });
  };
  disposables.watch(
    () => {
      const { settings, panel } = state;
      return panel === 'settings' || [settings, ...Object.values(settings.looks)].some(usesFetchedArt);
    },
    (isWanted) => {
      if (isWanted && !state.pictures.art) first = fetchArt();
    },
  );
  return first;
}
