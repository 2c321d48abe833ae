import type { Bridge, Reply, Settings } from '../../../../preload/api.ts';
import { isGone } from './loopback.ts';

/** Changed settings that wait for the host of a data folder. */
interface PendingChanges {
  /** The name of the data folder. */
  readonly home: string;
  readonly settings: Partial<Settings>;
}

/** Where they are stored in case the page ends before the host is back. */
export interface PendingStore {
  read(): PendingChanges | undefined;
  write(late: PendingChanges | undefined): void;
}

const NAME = 'baize.settings';

/** Returns the browser's storage for this address. What it refuses stays in memory only. */
export function pendingStore(): PendingStore {
  return {
    read: () => {
      try {
        const late: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
        return isPendingChanges(late) ? late : undefined;
      } catch {
        return undefined;
      }
    },
    write: (late) => {
      try {
        if (late) localStorage.setItem(NAME, JSON.stringify(late));
        else localStorage.removeItem(NAME);
      } catch {
        // Not stored: the changes are lost if the page ends before the host is back.
      }
    },
  };
}

/** Checks only the outer shape; the host checks the settings themselves. */
function isPendingChanges(value: unknown): value is PendingChanges {
  if (typeof value !== 'object' || value === null) return false;
  const { home, settings } = value as Partial<Record<keyof PendingChanges, unknown>>;
  return typeof home === 'string' && typeof settings === 'object' && settings !== null;
}

/** Keeps settings that are changed while there is no host, and sends them once it is back, even from a later page. */
export class PendingSettings {
  readonly #bridge: Pick<Bridge, 'request'>;
  readonly #box: PendingStore | undefined;
  #home = '';
  #last: Settings | undefined;
  #late: Partial<Settings> = {};

  constructor(bridge: Pick<Bridge, 'request'>, box?: PendingStore) {
    this.#bridge = bridge;
    this.#box = box;
  }

  /** Notes that a host is there with this data folder, and takes over settings stored for it. */
  meet(home: string): void {
    this.#home = home;
    const waiting = this.#box?.read();
    if (waiting?.home === home) this.#late = { ...waiting.settings, ...this.#late };
  }

  async read(): Promise<Reply<Settings>> {
    return this.#note(await this.#bridge.request('settings.read'));
  }

  async change(change: Partial<Settings>): Promise<Reply<Settings>> {
    const all = { ...this.#late, ...change };
    this.#wait(all);
    const reply = await this.#bridge.request('settings.change', all);
    if (isGone(reply) && this.#last) return { ok: true, value: { ...this.#last, ...all } };
    if (this.#late === all) this.#wait({});
    return this.#note(reply);
  }

  /** Sends the host what has changed while it was away. */
  async send(): Promise<void> {
    if (Object.keys(this.#late).length > 0) await this.change({});
  }

  #wait(late: Partial<Settings>): void {
    this.#late = late;
    this.#box?.write(Object.keys(late).length > 0 ? { home: this.#home, settings: late } : undefined);
  }

  #note(reply: Reply<Settings>): Reply<Settings> {
    if (reply.ok) this.#last = reply.value;
    return reply;
  }
}
