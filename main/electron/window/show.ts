import type { BrowserWindow } from 'electron';

/** A window is shown after this many milliseconds even if no event says that it has been drawn. */
const LATEST_SHOW_MS = 3000;

/**
 * Shows a hidden window once it has something to show. Under Wayland a hidden window may never be drawn, and
 * `ready-to-show` then never comes: there the loaded page is enough. Calls `onShown` once.
 */
export function showWhenDrawn(window: BrowserWindow, onShown: () => void): void {
  const contents = window.webContents;
  const stopWaiting = (): void => {
    clearTimeout(timer);
    window.off('ready-to-show', show);
    if (!window.isDestroyed()) contents.off('did-finish-load', show);
  };
  const show = (): void => {
    stopWaiting();
    window.show();
    onShown();
  };
  const timer = setTimeout(show, LATEST_SHOW_MS);
  window.once('ready-to-show', show);
  if (process.platform === 'linux') contents.once('did-finish-load', show);
  window.once('closed', stopWaiting);
}
