import type { Session } from '../../engine/rules.ts';
import type { Settings } from '../../preload/api.ts';
import type { Board } from '../board/board.ts';
import type { App } from './app.ts';

/** What end-to-end tests may access; present only when the page's address asks for it. */
interface TestHook {
  readonly session: () => Session | undefined;
  readonly board: Board;
  readonly app: App;
  /** Closes what is open and undoes all moves, so that another game can be shown. */
  readonly clear: () => Promise<void>;
  /** Resets the page to a new one: no game begun, the first deal of Klondike on the table, and these settings. */
  readonly reset: (settings: Partial<Settings>) => Promise<void>;
}

declare global {
  interface Window {
    baizeTest?: TestHook;
  }
}

export function exposeTest(app: App, board: Board): void {
  window.baizeTest = {
    session: () => app.state.play?.session,
    board,
    app,
    clear: () => clear(app),
    reset: (settings) => reset(app, settings),
  };
}

async function clear({ panels, state, replays, tabletop, lifecycle }: App): Promise<void> {
  await panels.open(undefined);
  if (state.dialog?.kind === 'loss') state.dialog.answer(false);
  replays.close();
  tabletop.put({ rules: false, paused: false });
  if (state.play && !state.play.finished) lifecycle.done(state.play.session.restart());
}

async function reset(app: App, settings: Partial<Settings>): Promise<void> {
  await clear(app);
  app.state.change({ shared: undefined, warning: '' });
  await app.preferences.set(settings);
  await dropOthers(app);
  await app.games.enter('klondike', undefined, 1);
  await app.games.newDeal(1);
  // A focused button or card would receive the next keys.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Drops the saved games, and those in progress except the one on the table. */
async function dropOthers({ bridge, state }: App): Promise<void> {
  const named = await bridge.request('named.list');
  for (const { id } of named.ok ? named.value : []) await bridge.request('named.drop', id);
  const kept = await bridge.request('play.list');
  for (const { game, options } of kept.ok ? kept.value : []) {
    if (state.play?.is(game, options)) continue;
    // A page may drop only games that it has open, so each is opened first.
    for (const name of ['play.open', 'play.drop', 'play.release'] as const) {
      const reply = await bridge.request(name, game, options);
      if (!reply.ok) throw new Error(`${name} of ${game}: ${reply.refusal.message}`);
    }
  }
}
