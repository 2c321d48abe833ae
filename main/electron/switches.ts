type Switch = readonly [name: string, value: string];

/**
 * What Chromium is told on its command line, so that there is no network. WebRTC asks no rule of requests: its own
 * rule, whose name was the longer one in older versions, leaves it no UDP; that every name and every address leads
 * nowhere leaves it no TCP either.
 */
export const NO_NETWORK: readonly Switch[] = [
  ['webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
  ['force-webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
];

/**
 * Chromium draws WebGL without a graphics card, as in a virtual machine or over a remote desktop, only where it is
 * allowed to: its software renderer is called unsafe because of foreign pages, and this window has none.
 */
export const SOFTWARE_WEBGL: Switch = ['enable-unsafe-swiftshader', ''];
