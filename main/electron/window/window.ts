import { app, BrowserWindow, screen, type Session, type WebContents } from 'electron';
import { LANGUAGES_ARGUMENT } from '../../../preload/api.ts';
import { ORIGIN } from '../page/ipc.ts';
import { nameDownloads } from '../page/downloads.ts';
import { denyNetwork } from '../page/no-network.ts';
import { showWhenDrawn } from './show.ts';
import { boundsOf, keepWindowState, MIN_WINDOW_SIZE, readWindowState } from './window-state.ts';

interface WindowOptions {
  /** The folder that keeps the window's place. */
  readonly folder: string;
  readonly preload: string;
  /** Where a window has none of ours by itself. */
  readonly icon: string | undefined;
  readonly onShown: () => void;
}

/** Opens the one window, shown once it has something to show. */
export function openWindow({ folder, preload, icon, onShown }: WindowOptions): BrowserWindow {
  const state = readWindowState(
    folder,
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...boundsOf(state),
    minWidth: MIN_WINDOW_SIZE.width,
    minHeight: MIN_WINDOW_SIZE.height,
    title: 'Baize',
    ...(icon !== undefined && { icon }),
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
      additionalArguments: [`${LANGUAGES_ARGUMENT}${app.getPreferredSystemLanguages().join(',')}`],
    },
  });
  if (state?.maximised) window.maximize();
  showWhenDrawn(window, onShown);
  window.on('close', () => {
    keepWindowState(folder, { bounds: window.getNormalBounds(), maximised: window.isMaximized() });
  });
  holdToThePage(window.webContents);
  denyPermissions(window.webContents.session);
  denyNetwork(window.webContents);
  nameDownloads(window.webContents.session);
  return window;
}

/** Keeps the window on its page: it navigates nowhere else, opens no window and embeds no other page. */
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

/** Denies all permissions except writing to the clipboard, to which the player may copy a deal. */
function denyPermissions(session: Session): void {
  const allowed = (permission: string): boolean => permission === 'clipboard-sanitized-write';
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allowed(permission)));
  session.setPermissionCheckHandler((_contents, permission) => allowed(permission));
  session.setDevicePermissionHandler(() => false);
}
