import type { Bridge } from '../../../../preload/api.ts';
import { openBox } from './page-storage.ts';
import { type HostBridge, loopback } from './loopback.ts';
import { lateBox } from './late-settings.ts';
import { Outbox } from './outbox.ts';

declare global {
  interface Window {
    /** Put here by the preload; not there in a browser. */
    readonly baize?: Bridge;
  }
}

/** The host of this page, and in a browser what stands between the two, as the page may outlive it. */
export interface Connection {
  readonly bridge: Bridge;
  readonly outbox?: Outbox;
  readonly line?: HostBridge;
}

const KEPT = 'baize.token';

/** The tab's own storage may be full, or closed by the browser's settings: the page then works until it is reloaded. */
function keepToken(token: string): void {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {
    // A reload has to be opened by its address again.
  }
}

function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Electron's preload where there is one, else the browser host that served the page. */
export function connect(): Connection {
  if (window.baize) return { bridge: window.baize };
  const line = loopback(takeToken() ?? keptToken() ?? '', keepToken);
  const outbox = new Outbox(line, openBox(), lateBox());
  return { bridge: outbox, outbox, line };
}

/**
 * Calls `take` with the secret of an address pasted into this tab: when but the fragment is new, the page stays as it
 * is.
 */
export function watchAddress(take: (token: string) => void): void {
  addEventListener('hashchange', () => {
    const token = takeToken();
    if (token !== undefined) take(token);
  });
}

/** The launch's secret, out of the address the page was opened with. */
function takeToken(): string | undefined {
  const given = /^#t=([\w-]+)$/.exec(location.hash)?.[1];
  if (given !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return given;
}
