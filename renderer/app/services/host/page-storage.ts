import { isUnsavedChanges, type UnsavedChanges } from './unsaved-changes.ts';

const NAME = 'baize';
const STORE = 'unkept';
/** A database that has not opened after this many milliseconds is given up, because it may never open. */
const OPENS_WITHIN_MS = 3000;
const KEY_FIELDS = ['home', 'page', 'game', 'options'] as const satisfies readonly (keyof UnsavedChanges)[];
type Key = Pick<UnsavedChanges, (typeof KEY_FIELDS)[number]>;

/**
 * The browser's storage for changes that no host has saved yet: on disk, so that it survives crashes of page and
 * browser.
 */
export interface PageStorage {
  /** Replaces what this page has stored of the game; false: the browser stores nothing. */
  put(unsaved: UnsavedChanges): Promise<boolean>;
  /** Removes it, unless it has changed since. */
  remove(unsaved: UnsavedChanges): Promise<void>;
  /** Lists everything of one data folder, the oldest change first. Rejects if the browser stores nothing. */
  all(home: string): Promise<readonly UnsavedChanges[]>;
  /** Asks the browser not to clear it when space runs short. */
  keepLonger(): void;
}

/** Opens the browser's database for this address. */
export function openBox(): PageStorage {
  let db: IDBDatabase | undefined;
  const opening = open().then(
    (opened) => (db = opened),
    () => undefined,
  );
  const opened = Promise.race([opening, new Promise((resolve) => setTimeout(resolve, OPENS_WITHIN_MS))]);
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    await opened;
    if (!db) return undefined;
    const transaction = db.transaction(STORE, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('abort', () => reject(new Error(transaction.error?.message)));
    });
    return request.result;
  };
  return {
    put: (unsaved) =>
      run('readwrite', (store) => store.put(unsaved)).then(
        (key) => key !== undefined,
        () => false,
      ),
    remove: async (unsaved) => {
      await run('readwrite', (store) => removeIfSame(store, unsaved)).catch(() => undefined);
    },
    all: async (home) => {
      const found = await run('readonly', (store) => store.getAll(IDBKeyRange.bound([home], [home, []])));
      if (!found) throw new Error('the browser keeps nothing here');
      return found.filter(isUnsavedChanges).toSorted((a, b) => a.changed - b.changed);
    },
    keepLonger: () => void keepLonger().catch(() => {}),
  };
}

async function keepLonger(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(STORE, { keyPath: [...KEY_FIELDS] }),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error(opening.error?.message)));
  });
}

function removeIfSame(store: IDBObjectStore, { changed, ...unsaved }: UnsavedChanges): IDBRequest<unknown> {
  const key = keyOf(unsaved);
  const found = store.get(key);
  found.addEventListener('success', () => {
    if ((found.result as UnsavedChanges | undefined)?.changed === changed) store.delete(key);
  });
  return found;
}

const keyOf = (key: Key): string[] => KEY_FIELDS.map((name) => key[name]);
