import type { Board } from '../board/board.ts';
import type { Session } from '../../engine/index.ts';
import type { App } from './app.ts';

/** What end-to-end tests may reach; the page has it only when its address asks for it. */
interface TestHook {
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
export const wantsTest = (address: PageAddress): boolean => wordsOf(address).includes('test');

/** A test page whose every word is accented, long and in brackets. */
export const wantsPseudo = (address: PageAddress): boolean => wantsTest(address) && wordsOf(address).includes('pseudo');

type PageAddress = Pick<Location, 'search' | 'hash'>;

const wordsOf = ({ search, hash }: PageAddress): string[] => [
  ...search.slice(1).split('&'),
  ...hash.slice(1).split('&'),
];

export function exposeTest(app: App, board: Board): void {
  window.baizeTest = { session: () => app.state.play?.session, board, app };
}
