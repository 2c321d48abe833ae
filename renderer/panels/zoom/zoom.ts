import type { Settings } from '../../../preload/api.ts';
import type { AppState } from '../../app/model/app-state.ts';
import { watch } from '../../app/model/watch.ts';
import { fetchAgain } from '../fetch-again.ts';

/** The size that the page has. */
let shown: Settings['zoom'] = 100;

/** Bars and panels are as large as is set, from now on; fulfilled once they are for the first time. */
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

/** What zooms is fetched for another size than the usual one alone: where it can't be, they stay as they are. */
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
