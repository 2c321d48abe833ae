import type { App } from '../app.ts';
import { watch } from '../state/watch.ts';
import type { SearchWorker } from './search-worker.ts';

/** Whenever another game lies on the table, its solver is made ready once the page has nothing else to do. */
export function prepareWhenIdle({ state }: Pick<App, 'state'>, worker: SearchWorker): void {
  let waits = 0;
  const prepare = (): void => {
    if (state.play) worker.prepare(state.play.session.save());
  };
  watch(
    () => state.play && `${state.play.session.game.id} ${state.play.session.options}`,
    (game) => {
      cancelIdleCallback(waits);
      if (game !== undefined) waits = requestIdleCallback(prepare);
    },
  );
}
