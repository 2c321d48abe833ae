import type { Settings } from '../../../preload/api.ts';
import type { AppState } from '../../app/model/app-state.ts';
import type { Disposables } from '../../app/model/disposables.ts';
import { fetchAgain } from '../../words/fetched/fetch-again.ts';

/** The present size of bars and panels, in per cent. */
let shown: Settings['zoom'] = 100;

interface ZoomParts {
  readonly state: AppState;
  readonly disposables: Disposables;
}

/** Keeps bars and panels at the size set; resolves once they first are. */
export function followZoom({ state, disposables }: ZoomParts): Promise<void> {
  let first = Promise.resolve();
  disposables.watch(
    () => state.settings.zoom,
    (zoom) => {
      first = show(zoom);
    },
  );
  return first;
}

/** Fetches the module that zooms, which the default size does not need; if that fails, the size stays as it is. */
async function show(zoom: Settings['zoom']): Promise<void> {
  if (zoom === shown) return;
  const before = shown;
  shown = zoom;
  try {
    const { zoomPage } = await fetchAgain(() => import('./zoomed.ts'));
    if (shown === zoom) zoomPage(zoom / 100);
  } catch {
    if (shown === zoom) shown = before;
  }
}
