import { app, dialog, Menu, type BrowserWindow } from 'electron';
import { join } from 'node:path';
import { dataFolder } from '../system/data-folder.ts';
import { makeHost } from '../requests/host.ts';
import { hostInfoOf } from '../requests/host-info.ts';
import { homeFolder } from '../system/home-folder.ts';
import { flush, ORIGIN, serveIpc } from './ipc.ts';
import { logIn, noteEnds, openLogged } from '../requests/open-logged.ts';
import type { MenuLabels } from '../../preload/api.ts';
import { makeMenu } from './menu.ts';
import { announceScheme, serveFiles } from './protocol.ts';
import { mustBeOurs } from '../system/natives.ts';
import { sayUnsandboxed, unsandboxedBy } from './sandbox.ts';
import { readLink, OpenedLinks, linksIn } from '../requests/opened-links.ts';
import type { Store } from '../store/store.ts';
import { NO_NETWORK } from './switches.ts';
import { openWindow } from './window.ts';

const folder = findFolder();

const log = logIn(folder);

/** What the program was opened with. */
const openedLinks = new OpenedLinks();

app.setName('Baize');
// Before the lock: one instance for each folder, so that two windows never hold the same games.
app.setPath('userData', folder);

const unsandboxed = unsandboxedBy((name) => app.commandLine.hasSwitch(name), process.env);

if (unsandboxed !== undefined && app.isPackaged) void refuse(unsandboxed);
else if (app.requestSingleInstanceLock()) start();
else app.quit();

function findFolder(): string {
  try {
    return dataFolder({ args: process.argv, env: process.env, platform: process.platform, home: homeFolder() });
  } catch (error) {
    tellFailure(error);
    return process.exit(1);
  }
}

function tellFailure(error: unknown): void {
  dialog.showErrorBox('Baize could not start', error instanceof Error ? error.message : String(error));
}

/** Nothing is shown or opened but why. */
async function refuse(by: string): Promise<void> {
  log.note(`not started: ${by}`);
  await app.whenReady();
  const { title, text } = sayUnsandboxed(by, app.getLocale());
  console.error(`${title}. ${text}`);
  dialog.showErrorBox(title, text);
  app.exit(1);
}

function start(): void {
  if (unsandboxed !== undefined) console.error(`Chromium’s sandbox is off (${unsandboxed}).`);
  app.enableSandbox();
  for (const [name, value] of NO_NETWORK) app.commandLine.appendSwitch(name, value);
  announceScheme();
  openedLinks.add(linksIn(process.argv, process.cwd()));
  // macOS tells so, and may before the window is there; the others start the program a second time.
  app.on('open-url', (event, url) => {
    event.preventDefault();
    openedLinks.add(linksIn([url], ''));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openedLinks.add([readLink(path)]);
  });
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(run)
    .catch((error: unknown) => {
      tellFailure(error);
      app.exit(1);
    });
}

function run(): void {
  if (app.isPackaged) mustBeOurs(app.getAppPath(), process.platform, process.arch);
  noteEnds(log);
  const store = openLogged(folder, log, `Baize ${app.getVersion()}`);
  app.on('will-quit', () => {
    store.close();
    log.note('ended');
  });
  app.on('render-process-gone', (_event, _contents, { reason }) => log.note(`the window's page is gone: ${reason}`));
  serveFiles(builtIn('renderer'));
  const window = openWindow({ folder, preload: join(builtIn('preload'), 'index.cjs') });
  app.on('second-instance', (_event, args, from) => {
    focus(window);
    openedLinks.add(linksIn(args, from));
  });
  connect(window, store);
  void window.loadURL(`${ORIGIN}/`);
}

/** Joins the window's page with the handlers and the menu, and lets it save before the window goes. */
function connect(window: BrowserWindow, store: Store): void {
  const quit = (): void => app.quit();
  const mac = process.platform === 'darwin';
  const menu = (labels: MenuLabels): void =>
    Menu.setApplicationMenu(makeMenu({ labels, send: (command) => page.send('command', command), quit, mac }));
  const parts = {
    store,
    log,
    info: hostInfoOf('electron', app.getVersion(), process.platform),
    window: { fullScreen: (on: boolean) => window.setFullScreen(on), quit, menu },
  };
  const page = serveIpc(window, makeHost(parts, openedLinks));
  openedLinks.tell = () => page.send('shared', null);
  // Electron's own menu would stand there until the page has told the words of ours.
  Menu.setApplicationMenu(null);
  window.on('close', (event) => {
    event.preventDefault();
    void flush(window, page).then(() => window.destroy());
  });
}

function focus(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

const builtIn = (part: string): string => join(app.getAppPath(), 'dist', part);
