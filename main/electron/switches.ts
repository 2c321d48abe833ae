/**
 * What Chromium is told on its command line, so that there is no network. WebRTC asks no rule of requests: its own rule, whose name
 * was the longer one in older versions, leaves it no UDP; that every name and every address leads nowhere leaves it no TCP either.
 */
export const NO_NETWORK: readonly (readonly [name: string, value: string])[] = [
  ['webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
  ['force-webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
];
