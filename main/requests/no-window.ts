import type { Host } from './host.ts';

/**
 * The window of a host whose page is a browser tab. No program may make a tab choose folders, go full screen or close.
 */
export const NO_WINDOW: Host['window'] = {
  chooseFolder: async () => null,
  isFullScreen: () => false,
  fullScreen: () => {},
  quit: () => {},
  menu: () => {},
};
