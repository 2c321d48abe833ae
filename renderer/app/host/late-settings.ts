import type { Bridge, Reply, Settings } from '../../../preload/api.ts';
import { isGone } from './loopback.ts';

/** Settings changed while there is no host: they are told when there is one again. */
export class LateSettings {
  readonly #bridge: Pick<Bridge, 'request'>;
  #last: Settings | undefined;
  #late: Partial<Settings> = {};

  constructor(bridge: Pick<Bridge, 'request'>) {
    this.#bridge = bridge;
  }

  async read(): Promise<Reply<Settings>> {
    return this.#note(await this.#bridge.request('settings.read'));
  }

  async change(change: Partial<Settings>): Promise<Reply<Settings>> {
    const all = { ...this.#late, ...change };
    this.#late = all;
    const reply = await this.#bridge.request('settings.change', all);
    if (isGone(reply) && this.#last) return { ok: true, value: { ...this.#last, ...all } };
    if (this.#late === all) this.#late = {};
    return this.#note(reply);
  }

  /** Tells the host, which is there again, what has changed meanwhile. */
  async send(): Promise<void> {
    if (Object.keys(this.#late).length > 0) await this.change({});
  }

  #note(reply: Reply<Settings>): Reply<Settings> {
    if (reply.ok) this.#last = reply.value;
    return reply;
  }
}
