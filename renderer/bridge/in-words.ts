import type { Bridge, Reply, RequestName, Requests } from '../../preload/api.ts';
import { say } from '../words/say.ts';

/** The same host, its refusals in the language in use: by their code, and the host's own words as the detail. */
export function inWords(bridge: Bridge): Bridge {
  const request = async <N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Reply<Requests[N]['answer']>> => {
    const reply = await bridge.request(name, ...args);
    if (reply.ok) return reply;
    const { code, message } = reply.refusal;
    return { ok: false, refusal: { code, message: say(`refusal.${code}`, { detail: message }) } };
  };
  return { request, on: (name, listener) => bridge.on(name, listener) };
}
