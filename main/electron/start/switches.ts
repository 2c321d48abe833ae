type Switch = readonly [name: string, value: string];

/**
 * Switches off the network for Chromium. Rules for requests do not apply to WebRTC. Its own switch, which had the
 * longer name in older versions, forbids UDP. Resolving every name and address to nothing leaves no TCP.
 */
export const NO_NETWORK: readonly Switch[] = [
  ['webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
  ['force-webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
];

/** Gives every frame without an origin a process of its own. The painter of foreign drawings runs in such a frame. */
const SEPARATE_FRAMES: Switch = ['site-per-process', ''];

/** All switches with which Chromium starts. */
export const SWITCHES: readonly Switch[] = [...NO_NETWORK, SEPARATE_FRAMES];
