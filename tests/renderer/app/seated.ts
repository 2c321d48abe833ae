import { onTestFinished } from 'vitest';
import type { Session } from '../../../engine/rules.ts';
import { dispatch } from '../../../main/requests/dispatch.ts';
import { makeHost } from '../../../main/requests/host.ts';
import { NO_WINDOW } from '../../../main/requests/no-window.ts';
import { openStore } from '../../../main/store/open.ts';
import type { Bridge, HostInfo, RequestName, Settings } from '../../../preload/api.ts';
import { makeApp } from '../../../renderer/app/start.ts';
import { lookForDealOf } from '../../../renderer/app/services/analysis/worker/look-for-deal.ts';
import { adviseSaved } from '../../../renderer/app/services/analysis/worker/advise-saved.ts';
import { Hints } from '../../../renderer/app/actions/analysis/hints.ts';
import { type Advise, type LookForDeal, SearchWorker } from '../../../renderer/app/services/analysis/search-worker.ts';
import type { Workers } from '../../../renderer/app/model/workers.ts';
import { PlayerActions } from '../../../renderer/app/actions/cards/player-actions.ts';
import { firstState, type State } from '../../../renderer/app/model/state.ts';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { fetchGameRules } from '../../../renderer/words/glance/described-rules.ts';

const HELLO: HostInfo = {
  version: '1.2.3',
  releases: 'a page of versions',
  host: 'browser',
  platform: 'linux',
  notices: [],
};

/** Opens a host in the same process, with a bridge to it and a state to begin with. */
export function openHost(settings: Partial<Settings> = {}) {
  const store = openStore(temporaryFolder());
  onTestFinished(() => store.close());
  const host = makeHost({ store, info: HELLO, window: NO_WINDOW });
  const page = { send: () => {} };
  host.claims.join(page);
  const held = new Map<string, Promise<void>>();
  const bridge = {
    // As over any other bridge, a reply comes later than its request.
    request: async (name: string, ...args: unknown[]) => {
      await Promise.resolve();
      const answer = dispatch(host, page, name, structuredClone(args));
      const wait = held.get(name);
      held.delete(name);
      await wait;
      return answer;
    },
    on: () => () => {},
  } as unknown as Bridge;
  return { host, page, held, bridge, first: stateOf({ ...store.settings.read(), ...settings }) };
}

/** Starts the program without its page, with a game on its table, on a real host in the same process. */
export async function appWithGame(game: string, deal: number, settings: Partial<Settings> = {}, look = lookAtOnce) {
  const { host, page, held, bridge, first } = openHost(settings);
  const app = makeApp(bridge, first, {
    look,
    families: () => Promise.resolve(new Map()),
    workers: NO_WORKERS,
    makeSearchWorker: () => new SearchWorker(noWorker),
  });
  const actions = new PlayerActions({ ...app, rulesOf: fetchGameRules }, new Hints(app, adviseAtOnce));
  await app.games.enter(game, undefined, deal);
  /** Has another page take the game. */
  const otherTakes = ({ game, options }: Session): void => {
    const other = { send: () => {} };
    host.claims.release(page, game.id, options);
    host.claims.join(other);
    host.claims.claim(other, game.id, options);
  };
  /** Holds back the next reply of that name until the returned function is called. */
  const hold = (name: RequestName): (() => void) => {
    let letGo = (): void => {};
    held.set(name, new Promise((resolve) => (letGo = resolve)));
    return () => letGo();
  };
  return { app, actions, otherTakes, hold, session: (): Session => app.state.play!.session };
}

const noWorker = (): never => {
  throw new Error('There are no workers without a page.');
};

const NO_WORKERS: Workers = {
  cardSet: noWorker,
  lesson: noWorker,
  odds: noWorker,
  picture: noWorker,
  shuffle: noWorker,
};

/** Runs the whole search for a deal at once. */
const lookAtOnce: LookForDeal = (wanted, hear) => {
  for (const _ of lookForDealOf(wanted, hear, () => 0));
  return () => {};
};

/** Computes the whole advice at once. */
const adviseAtOnce: Advise = (saved, hear) => {
  for (const _ of adviseSaved(saved, hear, () => 0));
  return () => {};
};

const stateOf = (settings: Settings): State =>
  firstState({ hello: HELLO, settings, gamesInProgress: [], warning: '', testing: false });
