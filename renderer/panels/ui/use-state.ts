import { useLayoutEffect, useReducer } from 'preact/hooks';
import type { AppState } from '../../app/state/app-state.ts';

/** Draws again whenever anything in the state changes. */
export function useAppState(state: AppState): void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => state.subscribe(() => draw(undefined)), [state]);
}
