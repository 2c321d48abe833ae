import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../../main/requests/claims.ts';
import { dispatch } from '../../main/requests/dispatch.ts';
import { makeHost } from '../../main/requests/host.ts';
import { NO_WINDOW } from '../../main/requests/no-window.ts';
import { hostInfoOf } from '../../main/requests/host-info.ts';
import { Log } from '../../main/log/log.ts';
import { Failure } from '../../main/system/failure.ts';
import { openStore } from '../../main/store/open.ts';
import type { Store } from '../../main/store/store.ts';
import type { Reply } from '../../preload/api.ts';
import { isKept, isNamed, isRecorded, isSettings } from './oracle.ts';

export interface TriedHost {
  readonly store: Store;
  readonly folder: string;
  /** Errors with which requests ended without a refusal, and that are no failures of the store. */
  readonly faults: readonly string[];
  readonly ask: (name: unknown, args: unknown) => Promise<Reply<unknown>>;
  /** Closes the store and returns the faults of its contents. */
  readonly close: () => string[];
}

/** Opens the real handlers over a real store, as both hosts have them, with one page that listens. */
export function openTriedHost(): TriedHost {
  const folder = mkdtempSync(join(tmpdir(), 'baize-fuzz-'));
  const store = openStore(folder);
  const log = new Log({ data: folder, home: folder, secrets: [] });
  const faults: string[] = [];
  log.fault = (what, error) => {
    if (!(error instanceof Failure)) faults.push(`${what}: ${error instanceof Error ? error.stack : String(error)}`);
  };
  const host = makeHost({ store, log, info: hostInfoOf('browser', '1.2.3', 'linux'), window: NO_WINDOW });
  const page: Caller = { send: () => {} };
  host.claims.join(page);
  return {
    store,
    folder,
    faults,
    ask: (name, args) => dispatch(host, page, name, args),
    close: () => {
      const faults = faultsIn(store);
      store.close();
      rmSync(folder, { recursive: true, force: true });
      return faults;
    },
  };
}

/** Finds rows that should not have been kept, and values that polluted JavaScript's own objects. */
function faultsIn(store: Store): string[] {
  const wrong = (what: string, is: (value: unknown) => boolean, all: readonly unknown[]): string[] =>
    all.filter((one) => !is(one)).map((one) => `${what} kept: ${JSON.stringify(one).slice(0, 300)}`);
  const { results } = store.results.page(0, 1e9);
  return [
    ...wrong('a game', isKept, store.kept.all()),
    ...wrong('a named game', isNamed, store.named.all()),
    ...wrong('a result', isRecorded, results),
    ...wrong('settings', isSettings, [store.settings.read()]),
    // A win that was shown move by move counts in no figure.
    ...(store.statistics.of(null, null).played === results.filter(({ help }) => help.shown !== true).length
      ? []
      : ['the figures are not those of the results']),
    ...Object.keys(Object.prototype).map((key) => `Object.prototype.${key}`),
  ];
}
