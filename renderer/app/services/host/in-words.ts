import type { Bridge, Reply, RequestName, Requests } from '../../../../preload/api.ts';
import { sayRefusal } from '../../../words/refusals.ts';

/** Wraps a host so that its refusals are in the current language. */
export function inWords(bridge: Bridge): Bridge {
  const request = async <N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Reply<Requests[N]['answer']>> => {
    const reply = await bridge.request(name, ...args);
    if (reply.ok) return reply;
    const { refusal } = reply;
    return { ok: false, refusal: { ...refusal, message: sayRefusal(refusal) } };
  };
  return { request, on: (name, listener) => bridge.on(name, listener) };
}
