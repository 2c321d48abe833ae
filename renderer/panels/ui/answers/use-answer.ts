import { useEffect, useState } from 'preact/hooks';
import type { Bridge, Reply, RequestName, Requests } from '../../../../preload/api.ts';

/** Returns the host's answer, undefined until it comes; requested again when an argument changes. */
export function useAnswer<N extends RequestName>(
  bridge: Bridge,
  name: N,
  ...args: Requests[N]['args']
): Requests[N]['answer'] | undefined {
  const [answer, setAnswer] = useState<Requests[N]['answer']>();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const reply: Reply<Requests[N]['answer']> = await bridge.request(name, ...args);
      if (wanted && reply.ok) setAnswer(() => reply.value);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [bridge, name, JSON.stringify(args)]);
  return answer;
}
