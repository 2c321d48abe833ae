import { makeHost } from '../../../../../main/requests/host.ts';
import { NO_WINDOW } from '../../../../../main/requests/no-window.ts';
import { dispatch } from '../../../../../main/requests/dispatch.ts';
import { hostInfoOf } from '../../../../../main/requests/host-info.ts';
import type { Store } from '../../../../../main/store/store.ts';
import type { KeptGame, Reply, RequestName } from '../../../../../preload/api.ts';
import type { PageStorage } from '../../../../../renderer/app/services/host/page-storage.ts';
import { HOST_GONE, type HostBridge } from '../../../../../renderer/app/services/host/loopback.ts';
import type { UnsavedChanges } from '../../../../../renderer/app/services/host/unsaved-changes.ts';

/** Makes a browser storage that outlives its pages. */
export function boxOf(): PageStorage & { readonly size: number } {
  const all = new Map<string, UnsavedChanges>();
  const keyOf = ({ home, page, game, options }: UnsavedChanges): string => [home, page, game, options].join(' ');
  return {
    put: (unsaved) => {
      all.set(keyOf(unsaved), structuredClone(unsaved));
      return Promise.resolve(true);
    },
    remove: (unsaved) => {
      if (all.get(keyOf(unsaved))?.changed === unsaved.changed) all.delete(keyOf(unsaved));
      return Promise.resolve();
    },
    all: (home) => {
      const found = [...all.values()].filter((unsaved) => unsaved.home === home);
      return Promise.resolve(structuredClone(found.toSorted((a, b) => a.changed - b.changed)));
    },
    keepLonger: () => {},
    get size() {
      return all.size;
    },
  };
}

/**
 * What happens to the next request: the host replies, crashes before reading it, or crashes before its reply is sent.
 */
export type Fate = 'answers' | 'dies-before' | 'dies-after';

/**
 * Successive launches over a real store, as one page sees them; a launch does not know which page had which game
 * before.
 */
export class Launches implements HostBridge {
  readonly tried: Promise<unknown>;
  /** Decides the result of each request; undefined: the host replies. */
  fate: ((name: RequestName) => Fate) | undefined;
  home: string;
  readonly #store: Store;
  readonly #connects: ((home: string) => void)[] = [];
  readonly #page = { send: () => {} };
  #host: ReturnType<typeof makeHost> | undefined;

  constructor(store: Store, home = 'home') {
    this.#store = store;
    this.home = home;
    this.tried = Promise.resolve().then(() => this.start());
  }

  get up(): boolean {
    return this.#host !== undefined;
  }

  /** Has another page of this launch take a game. */
  otherTakes(game: string, options: string): void {
    const other = { send: () => {} };
    this.#host?.claims.leave(this.#page);
    this.#host?.claims.join(other);
    this.#host?.claims.claim(other, game, options);
    this.#host?.claims.join(this.#page);
  }

  start(): void {
    this.#host = makeHost({ store: this.#store, info: hostInfoOf('browser', '1.2.3', 'linux'), window: NO_WINDOW });
    this.#host.claims.join(this.#page);
    for (const connect of this.#connects) connect(this.home);
  }

  /** Number of times the page has asked for a new connection. */
  askedAgain = 0;

  again(): void {
    this.askedAgain += 1;
  }

  kill(): void {
    this.#host = undefined;
  }

  onConnect(listener: (home: string) => void): void {
    this.#connects.push(listener);
  }

  adopt(): Promise<boolean> {
    return Promise.resolve(false);
  }

  on(): () => void {
    return () => {};
  }

  request = (async (name: RequestName, ...args: unknown[]): Promise<Reply<unknown>> => {
    await Promise.resolve();
    const fate = this.fate?.(name) ?? 'answers';
    if (fate === 'dies-before') this.kill();
    if (!this.#host) return HOST_GONE;
    const reply = await dispatch(this.#host, this.#page, name, JSON.parse(JSON.stringify(args)));
    await Promise.resolve();
    if (fate === 'dies-after') this.kill();
    return fate === 'dies-after' ? HOST_GONE : reply;
  }) as HostBridge['request'];
}

/** Makes a saved game after these moves. */
export const gameOf = (change: Partial<KeptGame> & { moves: string }): KeptGame => {
  const at = change.moves === '' ? 0 : change.moves.split(' ').length;
  const rest = { rules: 1, deal: 7, cards: '', score: 0, clock: 0, begun: 1000 };
  const help = { undos: 0, hints: 0, solver: false };
  return { game: 'klondike', options: 'dealing=one', ...rest, at, moveCount: at, help, ...change };
};
