import { useLayoutEffect, useState } from 'preact/hooks';
import type { Store } from '../../app/state/store.ts';

/** The store's state, drawn again whenever it changes. */
export function useStore<S extends object>(store: Store<S>): S {
  const [state, setState] = useState(store.state);
  useLayoutEffect(() => {
    setState(store.state);
    return store.subscribe(() => setState(store.state));
  }, [store]);
  return state;
}
