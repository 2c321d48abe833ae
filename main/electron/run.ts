import { app, Menu, type BrowserWindow } from 'electron';
import { join } from 'node:path';
import { makeHost } from '../requests/host.ts';
import { hostInfoOf } from '../requests/host-info.ts';
import { logExit, openLogged } from '../requests/open-logged.ts';
import type { OpenedLinks } from '../requests/opened-links.ts';
import type { LaunchActions } from '../requests/launch-actions.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { verifyNativeModules } from '../system/natives.ts';
import type { Command, MenuLabels } from '../../preload/api.ts';
import { chooseFolder } from './window/choose-folder.ts';
import { dressDock, windowIcon } from './window/icon.ts';
import type { Front } from './window/front.ts';
import { ORIGIN, serveIpc } from './page/ipc.ts';
import { saveBeforeClose } from './window/leaving.ts';
import { makeMenu } from './menus/menu.ts';
import { OPENING_PATH } from './page/opening-page.ts';
import { noteChildren, watchPage } from './page/page-life.ts';
import { serveFiles } from './page/protocol.ts';
import { watchRest } from './window/rest.ts';
import { offerTasks } from './menus/tasks.ts';
import { offerTextMenu } from './menus/text-menu.ts';
import { prepareOpening } from './start/opening-thread.ts';
import { openWindow } from './window/window.ts';
import { hostWordsOf } from './words/words.ts';

/** The program before it has a window. */
export interface Started {
  readonly folder: string;
  readonly log: Log;
  readonly openedLinks: OpenedLinks;
  readonly wishes: LaunchActions;
  readonly front: Front;
}

/** Opens the window and the games, the window first where the games take their time. */
export async function run(started: Started): Promise<void> {
  const { folder, log, front } = started;
  const ready = prepareOpening(folder, log);
  if (app.isPackaged) verifyNativeModules(app.getAppPath(), process.platform, process.arch);
  logExit(log);
  noteChildren(log);
  serveFiles(builtIn('renderer'), hostWordsOf(app.getPreferredSystemLanguages()));
  dressDock();
  // Electron's own menu would be shown until the page has sent the words of ours.
  Menu.setApplicationMenu(null);
  const early = (await isReadySoon(ready)) ? undefined : openEarly(started);
  front.window = early;
  await ready;
  if (early?.isDestroyed()) return;
  const store = openStoreOf(started);
  const window = early ?? open(started);
  front.window = window;
  connect(window, store, started);
  await window.loadURL(`${ORIGIN}/`).catch((error: unknown) => {
    if (!window.isDestroyed()) log.fault('the page could not be loaded', error);
  });
}

/** The window may take this many milliseconds before a person notices. */
const SOON_MS = 400;

const isReadySoon = (ready: Promise<void>): Promise<boolean> =>
  Promise.race([
    ready.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, SOON_MS, false);
    }),
  ]);

const open = ({ folder, log }: Started): BrowserWindow =>
  openWindow({
    folder,
    preload: join(builtIn('preload'), 'index.cjs'),
    icon: windowIcon(),
    onShown: () => log.note('window shown'),
  });

/** Opens the window with a page that says that the games are being made ready. */
function openEarly(started: Started): BrowserWindow {
  const window = open(started);
  void window.loadURL(ORIGIN + OPENING_PATH).catch(() => {});
  return window;
}

function openStoreOf({ folder, log }: Started): Store {
  const store = openLogged(folder, log, `Baize ${app.getVersion()}`);
  app.on('will-quit', () => {
    store.close();
    log.note('ended');
  });
  return store;
}

/** Joins the window's page with the handlers and the menus, and lets it save before the window goes. */
function connect(window: BrowserWindow, store: Store, { log, openedLinks, wishes, front }: Started): void {
  const quit = (): void => app.quit();
  const mac = process.platform === 'darwin';
  let labels: MenuLabels | undefined;
  const menu = (given: MenuLabels): void => {
    labels = given;
    const send = (command: Command): void => page.send('command', command);
    Menu.setApplicationMenu(makeMenu({ labels, send, quit, mac, developing: !app.isPackaged }));
    offerTasks(labels, { wish: (wish) => wishes.add(wish), focus: () => front.bring() });
  };
  const parts = {
    store,
    log,
    info: hostInfoOf('electron', app.getVersion(), process.platform),
    window: {
      chooseFolder: () => chooseFolder(window),
      isFullScreen: () => window.isFullScreen(),
      fullScreen: (on: boolean) => window.setFullScreen(on),
      quit,
      menu,
    },
  };
  const page = serveIpc(window, makeHost(parts, openedLinks, wishes));
  openedLinks.notify = () => {
    front.bring();
    page.send('shared', null);
  };
  wishes.notify = () => {
    front.bring();
    page.send('wished', null);
  };
  const words = () => hostWordsOf(localesIn(store));
  watchPage(window, { log, words });
  watchRest(window, page);
  offerTextMenu(window, () => labels);
  saveBeforeClose({ window, page, log, words, end: () => store.close() });
}

/** Returns the language that the player has set, else the system's. */
function localesIn(store: Store): readonly string[] {
  try {
    const { language } = store.settings.read();
    return language === 'system' ? app.getPreferredSystemLanguages() : [language];
  } catch {
    return app.getPreferredSystemLanguages();
  }
}

const builtIn = (part: string): string => join(app.getAppPath(), 'dist', part);
