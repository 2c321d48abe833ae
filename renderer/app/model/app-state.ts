import { batch, signal, type Signal } from '@preact/signals';
import type { State } from './state.ts';

/**
 * The state, readable part by part. Code that reads a part while it is drawn, or in a `watch`, is drawn or called again
 * when that part changes, and only then.
 */
export type AppState = State & {
  /** Changes these parts together. */
  readonly change: (part: Partial<State>) => void;
};

export function makeState(first: State): AppState {
  const parts = new Map<string, Signal<unknown>>(Object.entries(first).map(([name, value]) => [name, signal(value)]));
  const state = {
    change: (part: Partial<State>): void =>
      batch(() => {
        for (const [name, value] of Object.entries(part)) {
          const kept = parts.get(name);
          if (kept) kept.value = value;
        }
      }),
  };
  for (const [name, part] of parts) Object.defineProperty(state, name, { get: () => part.value, enumerable: true });
  return state as AppState;
}
