import type { Bridge } from '../../preload/api.ts';
import { loopback } from './loopback.ts';

declare global {
  interface Window {
    /** Put here by the preload; not there in a browser. */
    readonly baize?: Bridge;
  }
}

/** The host of this page: Electron's preload where there is one, else the browser host that served the page. */
export function connect(): Bridge {
  return window.baize ?? loopback(takeToken());
}

/** The launch's secret, from the address it was opened with, or from this tab's earlier visit. */
function takeToken(): string {
  const given = /^#t=([\w-]+)$/.exec(location.hash)?.[1];
  if (given === undefined) return sessionStorage.getItem('baize.token') ?? '';
  sessionStorage.setItem('baize.token', given);
  history.replaceState(null, '', location.pathname + location.search);
  return given;
}
