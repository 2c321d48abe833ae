import { app, BrowserWindow, screen, type Session, type WebContents } from 'electron';
import { ORIGIN } from '../page/ipc.ts';
import { denyNetwork } from '../page/no-network.ts';
import { boundsOf, keepWindowState, LEAST, readWindowState } from './window-state.ts';

interface Opening {
  /** Where the window's place is kept. */
  readonly folder: string;
  readonly preload: string;
  /** Linux gives a window none by itself unless a package has put it in place. */
  readonly icon: string;
}

/** The one window, shown when it has something to show. */
export function openWindow({ folder, preload, icon }: Opening): BrowserWindow {
  const state = readWindowState(
    folder,
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...boundsOf(state),
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    title: 'Baize',
    ...(process.platform === 'linux' && { icon }),
    show: false,
    backgroundColor: '#0b3d2e',
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      devTools: !app.isPackaged,
      spellcheck: false,
    },
  });
  if (state?.maximised) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    keepWindowState(folder, { bounds: window.getNormalBounds(), maximised: window.isMaximized() });
  });
  holdToThePage(window.webContents);
  denyPermissions(window.webContents.session);
  denyNetwork(window.webContents);
  return window;
}

/** The page stays the page: it goes nowhere else, opens nothing, and holds no other. */
function holdToThePage(contents: WebContents): void {
  const stay = (event: { preventDefault(): void; url: string }): void => {
    if (!event.url.startsWith(`${ORIGIN}/`)) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** A game needs none: but the clipboard, to which a person may ask it to copy a deal. */
function denyPermissions(session: Session): void {
  const allowed = (permission: string): boolean => permission === 'clipboard-sanitized-write';
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allowed(permission)));
  session.setPermissionCheckHandler((_contents, permission) => allowed(permission));
  session.setDevicePermissionHandler(() => false);
}
