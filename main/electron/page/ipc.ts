import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import type { EventName, Events } from '../../../preload/api.ts';
import type { Caller } from '../../requests/claims.ts';
import { dispatch, refuse } from '../../requests/dispatch.ts';
import type { Host } from '../../requests/host.ts';

/** The page's own origin, under the scheme that `protocol.ts` serves. */
export const ORIGIN = 'app://baize';

/** The page has this many milliseconds for its last save when the window closes. */
const PATIENCE_MS = 2000;

/** Serves only the requests of the window's page. */
export function serveIpc(window: BrowserWindow, host: Host): Caller {
  const page: Caller = {
    send: <N extends EventName>(name: N, detail: Events[N]) => {
      if (!window.isDestroyed() && !window.webContents.isCrashed())
        window.webContents.send('baize:event', name, detail);
    },
  };
  host.claims.join(page);
  window.on('closed', () => {
    host.claims.leave(page);
    ipcMain.removeHandler('baize:request');
  });
  ipcMain.handle('baize:request', (event, name: unknown, args: unknown) =>
    isOurs(event, window)
      ? dispatch(host, page, name, args)
      : refuse('stranger', 'Only the page of the game itself may ask for this.'),
  );
  return page;
}

/**
 * Lets the page save what it has: resolves when all its requests have been answered, or when that takes too long, or at
 * once where the page has died; to false only where a save was refused.
 */
export function flushPages(window: BrowserWindow, page: Caller): Promise<boolean> {
  if (window.isDestroyed() || window.webContents.isCrashed()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const done = (kept: boolean): void => {
      clearTimeout(timer);
      ipcMain.off('baize:flushed', listener);
      window.off('closed', gone);
      if (!window.isDestroyed()) window.webContents.off('render-process-gone', gone);
      resolve(kept);
    };
    const gone = (): void => done(true);
    const listener = (event: Electron.IpcMainEvent, kept: unknown): void => {
      if (isOurs(event, window)) done(kept !== false);
    };
    const timer = setTimeout(gone, PATIENCE_MS);
    ipcMain.on('baize:flushed', listener);
    window.once('closed', gone);
    window.webContents.once('render-process-gone', gone);
    page.send('closing', null);
  });
}

function isOurs({ sender, senderFrame }: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>, window: BrowserWindow) {
  if (senderFrame === null || window.isDestroyed() || sender !== window.webContents) return false;
  return senderFrame === sender.mainFrame && senderFrame.origin === ORIGIN;
}
