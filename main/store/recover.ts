import { dirname } from 'node:path';
import type { WhyUnkept } from '../../preload/api.ts';
import { noteFound, noteSaved, noteReported, unsavedIn, unreportedIn } from './safety/quarantine.ts';
import { databaseIn } from './files/paths.ts';
import { isOutOfReach, unkeptFor } from './files/reach.ts';
import { salvage } from './safety/salvage.ts';
import type { Store } from './store.ts';

/**
 * Takes over what can be read of the databases that were set aside, by this start or by an earlier one that was cut
 * short, and adds a notice.
 */
export function salvageQuarantined(folder: string, store: Store, fault: (what: string, error: unknown) => void): void {
  for (const aside of unsavedIn(folder)) {
    try {
      salvage(aside, store, (found) => noteFound(aside, found));
      noteSaved(aside);
    } catch (error) {
      // The file is set aside whole: play goes on even if nothing can be saved from it now.
      fault(`nothing could be saved from ${aside}`, error);
      store.addNotice({ kind: 'database-unsaved', detail: aside, why: unkeptFor(error) });
    }
  }
  reportUnreported(folder, store);
}

/** Adds the notices of databases set aside where nothing can be saved at all, as far as the folder can be read. */
export function reportQuarantined(folder: string, store: Store, why: WhyUnkept): void {
  try {
    const beside = dirname(databaseIn(folder));
    for (const aside of unsavedIn(beside)) store.addNotice({ kind: 'database-unsaved', detail: aside, why });
    reportUnreported(beside, store);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
  }
}

function reportUnreported(folder: string, store: Store): void {
  for (const { aside, saved } of unreportedIn(folder))
    store.addNotice({ kind: 'database-set-aside', detail: aside, saved }, () => noteReported(aside));
}
