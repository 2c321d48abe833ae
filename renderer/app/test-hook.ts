import type { Board } from '../board/board.ts';
import type { Session } from '../../engine/index.ts';
import type { App } from './app.ts';

/** What end-to-end tests may reach; the page has it only when its address asks for it. */
export interface TestHook {
  readonly session: () => Session | undefined;
  readonly board: Board;
  readonly app: App;
}

declare global {
  interface Window {
    baizeTest?: TestHook;
  }
}

/** `?test` or `#…&test` in the address. */
export function wantsTest(place: Pick<Location, 'search' | 'hash'>): boolean {
  const words = [...place.search.slice(1).split('&'), ...place.hash.slice(1).split('&')];
  return words.includes('test');
}

export function exposeTest(app: App, board: Board): void {
  window.baizeTest = { session: () => app.play?.session, board, app };
}
