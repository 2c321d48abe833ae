import type { WebContents } from 'electron';
import { ORIGIN } from './ipc.ts';

/** The page's own files, and what it makes itself; the tools of whoever develops it. */
const LOCAL = [`${ORIGIN}/`, `blob:${ORIGIN}/`, 'data:', 'devtools:'];

/** The game needs no network, so there is none, whatever a page might ask for. */
export function denyNetwork(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !LOCAL.some((start) => url.startsWith(start)) });
  });
}
