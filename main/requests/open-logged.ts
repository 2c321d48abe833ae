import { versionsOf } from './diagnostics.ts';
import { homeFolder } from '../system/home-folder.ts';
import { Log } from '../log/log.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** Returns the log of the data folder; `secrets` may be added to later. */
export const logIn = (data: string, secrets: readonly string[] = []): Log =>
  new Log({ data, home: homeFolder(), secrets });

/**
 * Opens the store and logs the program and versions that opened it, the time that it took, and its faults. Throws the
 * errors of `openStore`.
 */
export function openLogged(data: string, log: Log, program: string): Store {
  const start = performance.now();
  try {
    const store = openStore(data, { fault: (what, error) => log.fault(what, error) });
    const took = Math.round(performance.now() - start);
    const versions = Object.entries(versionsOf(store.sqlite)).map(([name, version]) => `${name} ${version}`);
    log.note(`${program}, ${process.platform} ${process.arch}, ${versions.join(', ')}; opened in ${took} ms`);
    for (const { kind, detail } of store.notices) log.note(`${kind}: ${detail}`);
    return store;
  } catch (error) {
    log.fault('the games could not be opened', error);
    throw error;
  }
}

/** Logs an error that ends the program. */
export function logExit(log: Log): void {
  process.on('uncaughtExceptionMonitor', (error, origin) => log.fault(origin, error));
}
