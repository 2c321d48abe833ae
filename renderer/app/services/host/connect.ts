import type { Bridge, WindowBridge } from '../../../../preload/api.ts';
import { openBox } from './page-storage.ts';
import { type HostBridge, loopback } from './loopback.ts';
import { pendingStore } from './pending-settings.ts';
import { Outbox } from './outbox.ts';

declare global {
  interface Window {
    /** Set by the preload script; absent in a browser. */
    readonly baize?: WindowBridge;
  }
}

/** The page's host and, in a browser, the parts between the two, as the page may outlive the host. */
export interface Connection {
  readonly bridge: Bridge;
  readonly outbox?: Outbox;
  readonly line?: HostBridge;
}

const TOKEN_KEY = 'baize.token';

/**
 * Stores the secret for the tab. Its storage may be full, or blocked by the browser's settings: the page then works
 * until it is reloaded.
 */
function keepToken(token: string): void {
  try {
    sessionStorage.setItem(TOKEN_KEY, token);
  } catch {
    // After a reload the page has to be opened by its full address again.
  }
}

function keptToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Connects to Electron's preload script or, without one, to the browser host that served the page. */
export function connect(): Connection {
  if (window.baize) return { bridge: window.baize };
  const line = loopback(takeToken() ?? keptToken() ?? '', keepToken);
  const outbox = new Outbox(line, openBox(), pendingStore());
  return { bridge: outbox, outbox, line };
}

/**
 * Calls `take` with the secret of an address pasted into this tab, until the returned function is called. The browser
 * does not reload the page when only the fragment has changed.
 */
export function watchAddress(take: (token: string) => void): () => void {
  const read = (): void => {
    const token = takeToken();
    if (token !== undefined) take(token);
  };
  addEventListener('hashchange', read);
  return () => removeEventListener('hashchange', read);
}

/** Takes the launch's secret out of the page's address. */
function takeToken(): string | undefined {
  const given = /^#t=([\w-]+)$/.exec(location.hash)?.[1];
  if (given !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return given;
}
