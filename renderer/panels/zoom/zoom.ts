import type { Settings } from '../../../preload/api.ts';
import type { AppState } from '../../app/model/app-state.ts';
import { watch } from '../../app/model/watch.ts';
import { fetchAgain } from '../fetch-again.ts';

/** The size of bars and panels now, in per cent. */
let shown: Settings['zoom'] = 100;

/** Keeps bars and panels as large as the settings say; fulfilled once they are for the first time. */
export function followZoom(state: AppState): Promise<void> {
  let first = Promise.resolve();
  watch(
    () => state.settings.zoom,
    (zoom) => {
      first = show(zoom);
    },
  );
  return first;
}

/** Fetches what zooms, which the usual size does not need; where that fails the size stays as it is. */
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
