import type { State } from './state.ts';

/** The state as everybody reads it: each part is read by its name, and changed by `change` alone. */
export type AppState = State & {
  readonly change: (part: Partial<State>) => void;
  /** Calls `listener` after every change until the function given back is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function makeState(first: State): AppState {
  const values = { ...first };
  const listeners = new Set<() => void>();
  const change = (part: Partial<State>): void => {
    Object.assign(values, part);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const state = { change, subscribe };
  for (const name of Object.keys(first) as (keyof State)[])
    Object.defineProperty(state, name, { get: () => values[name], enumerable: true });
  return state as unknown as AppState;
}
