import type { Bridge, Reply, Settings } from '../../../../preload/api.ts';
import { isGone } from './loopback.ts';

/** Settings that wait for the host of a data folder. */
interface Late {
  /** The name of the data folder. */
  readonly home: string;
  readonly settings: Partial<Settings>;
}

/** Where they wait when the page ends before the host is back. */
export interface LateBox {
  read(): Late | undefined;
  write(late: Late | undefined): void;
}

const NAME = 'baize.settings';

/** The browser's own storage of this address. What it does not take is in memory alone. */
export function lateBox(): LateBox {
  return {
    read: () => {
      try {
        const late: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
        return isLate(late) ? late : undefined;
      } catch {
        return undefined;
      }
    },
    write: (late) => {
      try {
        if (late) localStorage.setItem(NAME, JSON.stringify(late));
        else localStorage.removeItem(NAME);
      } catch {
        // Then they are lost if the page ends before the host is back.
      }
    },
  };
}

/** What the settings hold the host checks. */
function isLate(value: unknown): value is Late {
  if (typeof value !== 'object' || value === null) return false;
  const { home, settings } = value as Partial<Record<keyof Late, unknown>>;
  return typeof home === 'string' && typeof settings === 'object' && settings !== null;
}

/** Settings changed while there is no host: it is sent them when it is back, be it to a later page. */
export class LateSettings {
  readonly #bridge: Pick<Bridge, 'request'>;
  readonly #box: LateBox | undefined;
  #home = '';
  #last: Settings | undefined;
  #late: Partial<Settings> = {};

  constructor(bridge: Pick<Bridge, 'request'>, box?: LateBox) {
    this.#bridge = bridge;
    this.#box = box;
  }

  /** A host is there, with this data folder: what waits for it is remembered. */
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

  /** Sends the host, which is there again, what has changed meanwhile. */
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
