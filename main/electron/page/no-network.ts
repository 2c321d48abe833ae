import type { WebContents } from 'electron';
import { ORIGIN } from './ipc.ts';

/**
 * Allowed addresses: the page's own files, addresses that the page and its painter (which has no origin) create, and
 * the developer tools.
 */
const LOCAL = [`${ORIGIN}/`, `blob:${ORIGIN}/`, 'blob:null/', 'data:', 'devtools:'];

/** Blocks all network access, which the game does not need, whatever a page might ask for. */
export function denyNetwork(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !LOCAL.some((start) => url.startsWith(start)) });
  });
}
