import type { AppState } from '../../model/app-state.ts';
import { mayBeHelped } from '../../model/one-try.ts';
import { watch } from '../../model/watch.ts';
import type { SearchWorker } from '../../services/analysis/search-worker.ts';

interface PrepareParts {
  readonly state: AppState;
}

/** How long a game is played before its solver is made ready: one move on the way to another game starts nothing. */
const SETTLED_MS = 2000;

/**
 * Some time after the first move of a game, makes its solver ready once the page is idle. A game that is only looked at
 * starts no worker, and none that may not be helped with: it costs power, and a first answer comes a moment later if it
 * is asked for all the same.
 */
export function prepareWhenIdle({ state }: PrepareParts, worker: SearchWorker): void {
  let lies: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  const prepare = (): void => {
    if (state.play) worker.prepare(state.play.session.save());
  };
  watch(
    () =>
      mayBeHelped(state) &&
      state.play?.session.canUndo &&
      `${state.play.session.game.id} ${state.play.session.options}`,
    (game) => {
      clearTimeout(lies);
      cancelIdleCallback(waits);
      if (game) lies = setTimeout(() => (waits = requestIdleCallback(prepare)), SETTLED_MS);
    },
  );
}
