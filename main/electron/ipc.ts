import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import type { EventName, Events } from '../../preload/api.ts';
import type { Caller } from '../requests/claims.ts';
import { dispatch, refuse } from '../requests/dispatch.ts';
import type { Host } from '../requests/host.ts';

/** The page's own origin, under the scheme that `protocol.ts` serves. */
export const ORIGIN = 'app://baize';

/** How long the page has for its last save when the window closes. */
const PATIENCE = 2000;

/** Serves the requests of the window's page, and nobody else's. */
export function serveIpc(window: BrowserWindow, host: Host): Caller {
  const page: Caller = {
    send: <N extends EventName>(name: N, detail: Events[N]) => {
      if (!window.isDestroyed()) window.webContents.send('baize:event', name, detail);
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

/** Lets the page save what it has: resolves when all it asked for has been answered, or when it takes too long. */
export function flush(window: BrowserWindow, page: Caller): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      ipcMain.off('baize:flushed', listener);
      resolve();
    };
    const listener = (event: Electron.IpcMainEvent): void => {
      if (isOurs(event, window)) done();
    };
    const timer = setTimeout(done, PATIENCE);
    ipcMain.on('baize:flushed', listener);
    page.send('closing', null);
  });
}

function isOurs({ sender, senderFrame }: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>, window: BrowserWindow) {
  if (senderFrame === null || window.isDestroyed() || sender !== window.webContents) return false;
  return senderFrame === sender.mainFrame && senderFrame.origin === ORIGIN;
}
