import type { Hello, MenuLabels, OptionsKey, Refusal, RequestName, Requests } from '../preload/api.ts';
import type { Claims, Page } from './claims.ts';
import type { Store } from './store/store.ts';

/** What a host offers to the handlers. */
export interface Host {
  readonly store: Store;
  readonly claims: Claims;
  readonly hello: Omit<Hello, 'notices'>;
  readonly window: { fullScreen(on: boolean): void; quit(): void; menu(labels: MenuLabels): void };
}

/** One function a request, its arguments checked before. */
export type Handlers = {
  readonly [N in RequestName]: (host: Host, page: Page, ...args: Requests[N]['args']) => Requests[N]['answer'];
};

/** A handler's way to say no; `dispatch` makes a reply of it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], message: string) {
    super(message);
    this.refusal = { code, message };
  }
}

export const HANDLERS: Handlers = {
  hello: ({ hello, store }) => ({ ...hello, notices: store.notices }),
  'settings.read': ({ store }) => store.settings.read(),
  'settings.reset': ({ store }) => store.settings.reset(),
  'settings.change': ({ store }, _page, change) => store.settings.change(change),
  'play.open': ({ store, claims }, page, game, options) =>
    claims.claim(page, game, options)
      ? { status: 'mine', kept: store.kept.get(game, options) }
      : { status: 'elsewhere' },
  'play.release': ({ claims }, page, game, options) => nothing(claims.release(page, game, options)),
  'play.list': ({ store }) => store.kept.list(),
  'play.keep': (host, page, kept) => {
    mustOwn(host, page, kept.game, kept.options);
    return nothing(host.store.kept.keep(kept));
  },
  'play.drop': (host, page, game, options) => {
    mustOwn(host, page, game, options);
    return nothing(host.store.kept.drop(game, options));
  },
  'play.finish': (host, page, finished) => {
    mustOwn(host, page, finished.game, finished.options);
    return nothing(host.store.finish(finished));
  },
  'statistics.of': ({ store }, _page, game, options) => store.statistics.of(game, options),
  'statistics.all': ({ store }) => store.statistics.all(),
  'results.list': ({ store }, _page, game, limit, skip) => store.results.list(game, limit, skip),
  'results.get': ({ store }, _page, id) => store.results.get(id),
  'window.fullScreen': ({ window }, _page, on) => nothing(window.fullScreen(on)),
  'window.quit': ({ window }) => nothing(window.quit()),
  'window.menu': ({ window }, _page, labels) => nothing(window.menu(labels)),
};

const nothing = (_done: void): null => null;

function mustOwn({ claims }: Host, page: Page, game: string, options: OptionsKey): void {
  if (claims.owns(page, game, options)) return;
  throw new Refused('elsewhere', `This window has not opened ${game}, or it is being played in another one.`);
}
