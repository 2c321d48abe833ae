import type { Session } from '../../engine/index.ts';
import type { Settings } from '../../preload/api.ts';
import type { Board } from '../board/board.ts';
import type { App } from './app.ts';

/** What end-to-end tests may reach; the page has it only when its address asks for it. */
interface TestHook {
  readonly session: () => Session | undefined;
  readonly board: Board;
  readonly app: App;
  /** Closes what is open and takes back what was played, so that another game can be shown. */
  readonly clear: () => Promise<void>;
  /** Puts the page back to how a new one is: no game begun, the first deal of Klondike on the table, these settings. */
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
  state.asking?.answer(false);
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
  // A tool or a card that had the focus would hear the next keys.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The saved games, and those in progress but the one on the table. */
async function dropOthers({ bridge, state }: App): Promise<void> {
  const named = await bridge.request('named.list');
  for (const { id } of named.ok ? named.value : []) await bridge.request('named.drop', id);
  const kept = await bridge.request('play.list');
  for (const { game, options } of kept.ok ? kept.value : []) {
    if (state.play?.is(game, options)) continue;
    // A page drops only what it has: of another's game the host would not be asked.
    for (const name of ['play.open', 'play.drop', 'play.release'] as const) {
      const reply = await bridge.request(name, game, options);
      if (!reply.ok) throw new Error(`${name} of ${game}: ${reply.refusal.message}`);
    }
  }
}
