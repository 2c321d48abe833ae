import type { Deal, Move, OptionsKey, Saved, Session } from '../../engine/rules.ts';
import type { Bridge, KeptGame, RequestName, Settings } from '../../preload/api.ts';
import type { Board } from '../board/board.ts';
import type { App } from './app.ts';
import type { Panel, State } from './model/state.ts';

/** What end-to-end tests can read and do; present only when the page's address asks for it. */
export interface TestHook {
  /** The game on the table, also one that is watched. */
  readonly session: () => Session | undefined;
  readonly board: Board;
  readonly state: State;
  /** All messages of the status bar, also those that others replaced at once. */
  readonly messages: readonly string[];
  /** Whether a game is on the table, nothing moves and no other game is being entered; a dialog may be open. */
  readonly settled: () => boolean;
  /** Asks the host. */
  readonly request: Bridge['request'];
  /** Sends the page's next request of that name only after `until`; resolves once it is answered. */
  readonly delay: (name: RequestName, until: Promise<unknown>) => Promise<void>;
  readonly settings: (change: Partial<Settings>) => Promise<void>;
  /** Opens a panel; undefined: closes the open one. */
  readonly open: (panel: Panel | undefined) => Promise<void>;
  /** Puts a game on the table: a deal of it, the one in progress, or a saved one. */
  readonly enter: (game: string | KeptGame, options?: OptionsKey, deal?: Deal) => Promise<void>;
  /** Deals the game on the table again. */
  readonly deal: (deal?: Deal) => Promise<void>;
  /** Makes moves of the player's; `at-once`: all of them, without a flight. */
  readonly play: (moves: readonly Move[], how?: 'at-once') => void;
  /** Shows a game move by move, or shows these moves from the position on the table. */
  readonly replay: (shown: (Saved & Pick<KeptGame, 'times'>) | readonly Move[]) => Promise<void>;
  /** Shows a message in the status bar; '' removes it. */
  readonly tell: (message: string) => void;
  /** Changes the state, to show rare situations; the host is not informed. */
  readonly change: (part: Partial<State>) => void;
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

type Parts = Pick<
  App,
  | 'bridge'
  | 'state'
  | 'notices'
  | 'page'
  | 'panels'
  | 'preferences'
  | 'tabletop'
  | 'lifecycle'
  | 'games'
  | 'replays'
  | 'queue'
  | 'disposables'
>;

export function exposeTest(app: Parts, board: Board): void {
  const { bridge, state, notices, panels, preferences, games, replays, queue, disposables } = app;
  const messages: string[] = [];
  disposables.watch(
    () => state.message,
    (message) => messages.push(message),
  );
  window.baizeTest = {
    session: () => state.play?.session,
    board,
    state,
    messages,
    settled: () => state.play !== undefined && board.settled && (!queue.busy || state.dialog?.kind === 'loss'),
    request: (name, ...args) => bridge.request(name, ...args),
    delay: (name, until) => delay(bridge, name, until),
    settings: (change) => preferences.set(change),
    open: (panel) => panels.open(panel),
    enter: (game, options, deal) => (typeof game === 'string' ? games.enter(game, options, deal) : games.reopen(game)),
    deal: (deal) => games.newDeal(deal),
    play: (moves, how) => play(app, moves, how),
    replay: (shown) => ('game' in shown ? replays.replay(shown) : replays.solution(shown)),
    tell: (message) => notices.tell(message),
    change: (part) => state.change(part),
    clear: () => clear(app),
    reset: (settings) => reset(app, settings),
  };
}

/** Delays the next request of that name, see `TestHook`. */
async function delay(bridge: Bridge, name: RequestName, until: Promise<unknown>): Promise<void> {
  const request = bridge.request.bind(bridge);
  await new Promise<void>((answered) => {
    bridge.request = async (asked, ...args) => {
      if (asked !== name) return request(asked, ...args);
      bridge.request = request;
      await until;
      return request(asked, ...args).finally(answered);
    };
  });
}

function play({ state, lifecycle, page }: Parts, moves: readonly Move[], how?: 'at-once'): void {
  const { session } = state.play ?? {};
  if (!session) return;
  if (how === undefined) for (const move of moves) lifecycle.done(session.play(move) ?? []);
  else {
    for (const move of moves) session.play(move);
    lifecycle.done([]);
    page.show(session, 'at-once');
  }
}

async function clear({ panels, state, replays, tabletop, lifecycle }: Parts): Promise<void> {
  await panels.open(undefined);
  if (state.dialog?.kind === 'loss') state.dialog.answer(false);
  replays.close();
  tabletop.put({ rules: false, paused: false });
  if (state.play && !state.play.finished) lifecycle.done(state.play.session.restart());
}

async function reset(app: Parts, settings: Partial<Settings>): Promise<void> {
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
async function dropOthers({ bridge, state }: Parts): Promise<void> {
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
