import type { AppState } from '../../model/app-state.ts';
import { watch } from '../../model/watch.ts';
import type { SearchWorker } from '../../services/analysis/search-worker.ts';

interface PrepareParts {
  readonly state: AppState;
}

/** How long a game is on the table before its solver is made ready: leafing through games starts nothing. */
const SETTLED_MS = 2000;

/** When a game stays on the table, makes its solver ready once the page is idle. */
export function prepareWhenIdle({ state }: PrepareParts, worker: SearchWorker): void {
  let lies: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  const prepare = (): void => {
    if (state.play) worker.prepare(state.play.session.save());
  };
  watch(
    () => state.play && `${state.play.session.game.id} ${state.play.session.options}`,
    (game) => {
      clearTimeout(lies);
      cancelIdleCallback(waits);
      if (game !== undefined) lies = setTimeout(() => (waits = requestIdleCallback(prepare)), SETTLED_MS);
    },
  );
}
