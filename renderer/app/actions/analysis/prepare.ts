import type { AppState } from '../../model/app-state.ts';
import { mayBeHelped } from '../../model/one-try.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { SearchWorker } from '../../services/analysis/search-worker.ts';

interface PrepareParts {
  readonly state: AppState;
  readonly disposables: Disposables;
}

/**
 * The solver is prepared after this many milliseconds of play, so that a single move on the way to another game starts
 * nothing.
 */
const PLAYED_MS = 2000;

/**
 * Prepares a game's solver once the page is idle, some time after the first move. Games that are only looked at, or
 * where help is not allowed, start no worker: that would cost power, and without it a first answer only comes a moment
 * later.
 */
export function prepareWhenIdle({ state, disposables }: PrepareParts, worker: SearchWorker): void {
  let settles: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  const prepare = (): void => {
    if (state.play) worker.prepare(state.play.session.save());
  };
  const cancel = (): void => {
    clearTimeout(settles);
    cancelIdleCallback(waits);
  };
  disposables.add(cancel);
  disposables.watch(
    () =>
      mayBeHelped(state) &&
      state.play?.session.canUndo &&
      `${state.play.session.game.id} ${state.play.session.options}`,
    (game) => {
      cancel();
      if (game) settles = setTimeout(() => (waits = requestIdleCallback(prepare)), PLAYED_MS);
    },
  );
}
