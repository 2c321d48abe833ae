import { useEffect, useState } from 'preact/hooks';
import type { Bridge } from '../../../preload/api.ts';

/** Lists the games that were lost at least once; none until the host answers. */
export function useLostKinds({ bridge }: { readonly bridge: Bridge }): readonly string[] {
  const [kinds, setKinds] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const reply = await bridge.request('statistics.all');
      if (!wanted || !reply.ok) return;
      const lost = reply.value.filter(({ played, won }) => played > won).map(({ game }) => game);
      setKinds(lost);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [bridge]);
  return kinds;
}
