import type { OptionsKey, RecordedGame, RequestName, Requests } from '../../preload/api.ts';
import type { Caller } from './claims.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { findForeignFiles } from './foreign-files.ts';
import type { Host } from './host.ts';
import type { Log } from '../log/log.ts';
import { Refused, stopped } from '../system/refused.ts';
import type { Store } from '../store/store.ts';
import type { OnProgress } from '../store/files/on-progress.ts';

/** One function per request; its arguments have been checked. */
export type Handlers = {
  readonly [N in RequestName]: (
    host: Host,
    page: Caller,
    ...args: Requests[N]['args']
  ) => Requests[N]['answer'] | Promise<Requests[N]['answer']>;
};

/** The most bytes of an answer with finished games; a single game may be longer. */
const EXPORT_BYTES = 1_000_000;

/** Marks a result so that it counts nowhere: a game that was saved, opened again and won again is no further win. */
const asShown = (result: RecordedGame): RecordedGame => ({ ...result, help: { ...result.help, shown: true } });

/** The handler of every request. */
export const HANDLERS: Handlers = {
  hello: ({ info, store }) => ({ ...info, notices: store.notices }),
  'notices.seen': ({ store }) => nothing(store.noticesSeen()),
  'log.tail': diagnosticsOf,
  'settings.read': ({ store, log }) => {
    try {
      store.showSharedSettings();
    } catch (error) {
      // Settings of other machines are no reason to have none.
      log?.fault('the settings of other machines', error);
    }
    return store.settings.read();
  },
  'settings.reset': ({ store }) => store.settings.reset(),
  'settings.change': ({ store }, _page, change) => store.settings.change(change),
  'pictures.get': ({ store }, _page, name) => store.pictures.get(name),
  'pictures.keep': ({ store }, _page, name, webp) => nothing(store.pictures.keep(name, webp)),
  'pictures.drop': ({ store }, _page, name) => nothing(store.pictures.drop(name)),
  'sets.list': ({ store }) => store.sets.list(),
  'sets.keep': ({ store }, _page, set) => nothing(store.sets.keep(set)),
  'sets.add': ({ store }, _page, set, part, webp) => nothing(store.sets.add({ set, part, webp })),
  'sets.parts': ({ store }, _page, set, parts) => parts.map((part) => store.sets.get(set, part)),
  'sets.drop': ({ store }, _page, set) => nothing(store.sets.drop(set)),
  'play.open': ({ store, claims }, page, game, options) =>
    claims.claim(page, game, options)
      ? { status: 'mine', kept: store.kept.get(game, options) }
      : { status: 'elsewhere' },
  'play.release': ({ claims }, page, game, options) => nothing(claims.release(page, game, options)),
  'play.list': ({ store }) => store.kept.list(),
  'play.keep': (host, page, kept) => {
    mustOwn(host, page, kept.game, kept.options);
    host.store.kept.keep(kept);
    return backUpSoon(host);
  },
  'play.drop': (host, page, game, options) => {
    mustOwn(host, page, game, options);
    return nothing(host.store.kept.drop(game, options));
  },
  'play.finish': (host, page, finished) => {
    mustOwn(host, page, finished.game, finished.options);
    host.store.record(host.store.results.wonBefore(finished) ? asShown(finished) : finished);
    return backUpSoon(host);
  },
  'statistics.of': ({ store }, _page, game, options) => store.statistics.of(game, options),
  'statistics.all': ({ store }) => store.statistics.all(),
  'statistics.months': ({ store }, _page, game, options) => store.statistics.months(game, options),
  'statistics.reset': ({ store }, page, game) => doLongWork(page, (...how) => store.reset(game, ...how)),
  'carried.list': ({ store }) => store.carried.list(),
  'carried.keep': ({ store }, _page, totals) => nothing(store.carried.keep(totals)),
  'carried.drop': ({ store }, _page, keys) => nothing(store.carried.drop(keys)),
  'carried.search': () => findForeignFiles(),
  'results.list': ({ store }, _page, ...query) => store.results.list(...query),
  'results.get': ({ store }, _page, id) => store.results.get(id),
  'results.won': ({ store }, _page, game, options, most) => store.results.won(game, options, most),
  'results.clean': ({ store }, _page, most) => store.results.clean(most),
  'reviews.get': ({ store }, _page, of) => store.reviews.get(of),
  'reviews.list': ({ store }, _page, game, options, limit) => store.reviews.list(game, options, limit),
  'reviews.keep': ({ store }, _page, of, review) => nothing(store.reviews.keep(of, review)),
  'puzzles.list': ({ store }, _page, game, limit) => store.ownPuzzles.list(game, limit),
  'puzzles.keep': ({ store }, _page, result, puzzle) => nothing(store.ownPuzzles.keep(result, puzzle)),
  'puzzles.answer': ({ store }, _page, result, answer) => nothing(store.ownPuzzles.answer(result, answer)),
  'export.results': ({ store }, _page, after) => store.results.page(after, EXPORT_BYTES),
  'export.kept': ({ store }) => store.kept.all(),
  'export.named': ({ store }) => store.named.all(),
  'import.begin': ({ imports }) => imports.begin(),
  'import.add': ({ imports }, _page, ...added) => imports.add(...added),
  'import.finish': ({ imports }, page, ticket) => doLongWork(page, (...how) => imports.finish(ticket, ...how)),
  'import.drop': ({ imports }, _page, ticket) => nothing(imports.drop(ticket)),
  'work.stop': (_host, page) => nothing(LONG_CHANGES.get(page)?.abort(stopped())),
  'named.list': ({ store }) => store.named.list(),
  'named.keep': ({ store }, _page, name, kept) => store.named.keep(name, kept),
  'named.aside': ({ store }, _page, name, kept) => store.named.aside(name, kept),
  'named.get': ({ store }, _page, id) => store.named.get(id),
  'named.rename': ({ store }, _page, id, name) => {
    if (store.named.rename(id, name)) return null;
    throw new Refused('taken', `Another game has the name “${name}”.`);
  },
  'named.drop': ({ store }, _page, id) => nothing(store.named.drop(id)),
  'backups.list': ({ store }) => store.backups,
  'backups.make': async ({ store }, page) => {
    await doLongWork(page, (...how) => store.backUp(...how));
    return store.backups;
  },
  'backups.restore': async ({ store, claims }, page, name) => {
    const mustBeAlone = (): void => {
      if (claims.othersPlay(page)) throw new Refused('elsewhere', 'Another window is playing.', { because: 'playing' });
    };
    mustBeAlone();
    // A move that comes right after belongs to the replaced database, and must not be saved in the new one.
    await doLongWork(page, (...how) =>
      store.restore(name, { before: mustBeAlone, after: () => claims.clear() }, ...how),
    );
    return null;
  },
  'together.state': ({ together }) => together.state,
  'together.share': ({ together }, _page, folder) => together.share(folder),
  'together.look': ({ together }) => together.look(),
  'shared.next': ({ openedLinks }) => openedLinks.next(),
  'wish.next': ({ wishes }) => wishes.next(),
  'window.chooseFolder': ({ window }) => window.chooseFolder(),
  'window.isFullScreen': ({ window }) => window.isFullScreen(),
  'window.fullScreen': ({ window }, _page, on) => nothing(window.fullScreen(on)),
  'window.quit': ({ window }) => nothing(window.quit()),
  'window.menu': ({ window }, _page, labels) => nothing(window.menu(labels)),
};

const nothing = (_done: void): null => null;

/** The long changes in progress, by the page that requested them. */
const LONG_CHANGES = new WeakMap<Caller, AbortController>();

/** Does long work; the page receives its progress and may stop it. */
async function doLongWork<T>(
  page: Caller,
  work: (onProgress: OnProgress, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const before = LONG_CHANGES.get(page);
  const stopping = new AbortController();
  // A second one is refused while the first goes on; `work.stop` stops the first.
  if (!before) LONG_CHANGES.set(page, stopping);
  try {
    return await work(progressSender(page), stopping.signal);
  } finally {
    if (!before) LONG_CHANGES.delete(page);
  }
}

/** Returns a function that sends progress to the page, a hundred times at most. */
function progressSender(page: Caller): OnProgress {
  let sent = 0;
  return (share) => {
    if (share < sent + 0.01) return;
    sent = share;
    page.send('progress', { share });
  };
}

async function backUp(store: Store, log: Log | undefined): Promise<void> {
  const failure = await store.backUpDaily();
  if (failure !== undefined) log?.fault('the day’s backup', failure);
}

/** Makes the day's backup, once the move has been answered. */
function backUpSoon({ store, log }: Host): null {
  setImmediate(() => void backUp(store, log));
  return null;
}

function mustOwn({ claims }: Host, page: Caller, game: string, options: OptionsKey): void {
  if (claims.owns(page, game, options)) return;
  const message = `This window has not opened ${game}, or it is being played in another one.`;
  throw new Refused('elsewhere', message, { because: 'claimed' });
}
