import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import type { MenuItemConstructorOptions, MessageBoxOptions } from 'electron';
import { launchOptions } from './chromium.ts';
import { type PreloadPreferences, preloadScript } from './electron-stand-in-preload.ts';
import { Session } from './electron-stand-in-session.ts';

/**
 * Stands in for the electron module of the built main process, with a page of Chromium as its window. It can't imitate
 * the isolated world, the sandbox, native menus or process crashes: those are tested where Electron's binary is.
 */

type Answer = (request: { url: string }) => Promise<Response>;
type IpcListener = (event: unknown, ...args: unknown[]) => unknown;

/** An address that stands for `app://baize`: Chromium serves no scheme it was not built with. */
const STAGE = 'https://baize.test';

const toApp = (url: string): string => url.replace(STAGE, 'app://baize');

class WebContents extends EventEmitter {
  page: Page | undefined;
  mainFrame: StandInFrame | undefined;
  openHandler: (() => { action: string }) | undefined;
  readonly session = new Session();
  webRTC = '';

  isCrashed = (): boolean => false;

  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRTC = policy;
  }

  setWindowOpenHandler(handler: () => { action: string }): void {
    this.openHandler = handler;
  }

  send(channel: string, ...args: unknown[]): void {
    void this.page
      ?.evaluate(([name, rest]) => window.standInEmit?.(name, rest), [channel, args] as const)
      .catch(() => {});
  }
}

interface StandInFrame {
  readonly url: string;
  readonly origin: string;
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly options: Record<string, unknown>;
  /** What the window was asked to do, in order. */
  readonly calls: string[] = [];
  minimized = false;
  #destroyed = false;

  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    standIn.window = this;
  }

  async loadURL(url: string): Promise<void> {
    const page = await (await standIn.browser()).newPage({ viewport: { width: 800, height: 600 } });
    this.webContents.page = page;
    const frameOf = (frame: Frame): StandInFrame => ({
      url: toApp(frame.url()),
      origin: toApp(new URL(frame.url(), STAGE).origin),
    });
    this.webContents.mainFrame = { url, origin: 'app://baize' };
    const eventOf = (frame: Frame): unknown => ({
      sender: this.webContents,
      senderFrame: frame === page.mainFrame() ? this.webContents.mainFrame : frameOf(frame),
    });
    await page.exposeBinding('standInInvoke', ({ frame }, channel: string, args: unknown[]) =>
      ipcMain.invoke(channel, eventOf(frame), args),
    );
    await page.exposeBinding(
      'standInSend',
      ({ frame }, channel: string, args: unknown[]) => void ipcMain.emit(channel, eventOf(frame), ...args),
    );
    await page.addInitScript({
      content: preloadScript(this.options['webPreferences'] as PreloadPreferences),
    });
    await page.route(`${STAGE}/**`, async (route) => {
      const answer = await standIn.answer!({ url: toApp(route.request().url()) });
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
    });
    await page.goto(url.replace('app://baize', STAGE));
    this.emit('ready-to-show');
  }

  /** Closes the window as a person does. */
  close(): void {
    const event = { defaultPrevented: false, preventDefault: () => void (event.defaultPrevented = true) };
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    standIn.window = undefined;
    if (this.webContents.page) standIn.closing.push(this.webContents.page.close());
    this.emit('closed');
    app.emit('window-all-closed');
  }

  isDestroyed = (): boolean => this.#destroyed;
  isFullScreen = (): boolean => this.calls.findLast((what) => what.startsWith('fullScreen')) === 'fullScreen true';
  isMinimized = (): boolean => this.minimized;
  isMaximized = (): boolean => this.calls.includes('maximize');
  getNormalBounds = (): unknown => ({ x: 40, y: 50, width: 900, height: 700 });
  setFullScreen = (on: boolean): void => void this.calls.push(`fullScreen ${on}`);
  maximize = (): void => void this.calls.push('maximize');
  restore = (): void => void this.calls.push('restore');
  show = (): void => void this.calls.push('show');
  focus = (): void => void this.calls.push('focus');
}

class App extends EventEmitter {
  readonly paths = new Map<string, string>();
  name = '';
  readonly isPackaged = true;
  sandboxed = false;
  /** The command line's switches: those given, and those the program adds. */
  readonly switches = new Map<string, string>();
  readonly commandLine = {
    hasSwitch: (name: string): boolean => this.switches.has(name),
    appendSwitch: (name: string, value = ''): void => void this.switches.set(name, value),
  };
  locales: readonly string[] = ['en-GB'];
  getPreferredSystemLanguages = (): readonly string[] => this.locales;
  enableSandbox = (): void => void (this.sandboxed = true);
  readonly dock = undefined;
  setAppUserModelId = (): void => {};
  setName = (name: string): void => void (this.name = name);
  setPath = (name: string, path: string): void => void this.paths.set(name, path);
  getAppPath = (): string => standIn.folder;
  getVersion = (): string => '1.2.3';
  /** Returns whether this start has the lock; if not, leaves the mark of another start in the folder. */
  requestSingleInstanceLock = (): boolean => {
    if (!standIn.first) writeFileSync(join(this.paths.get('userData') ?? '', 'SingletonLock'), '');
    return standIn.first;
  };
  whenReady = async (): Promise<void> => {};
  exit = (code: number): void => void this.emit('exited', code);

  quit = (): void => {
    if (standIn.window) return standIn.window.close();
    this.emit('will-quit');
    this.emit('exited', 0);
  };
}

class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, IpcListener>();

  handle(channel: string, listener: IpcListener): void {
    if (this.#handlers.has(channel)) throw new Error(`A second handler for ${channel}`);
    this.#handlers.set(channel, listener);
  }
  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }
  async invoke(channel: string, event: unknown, args: unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (!handler) throw new Error(`No handler for ${channel}`);
    return structuredClone(await handler(event, ...args));
  }
}

export const app = new App();
export const ipcMain = new IpcMain();
export const dialog = {
  showErrorBox: (title: string, text: string): void => void standIn.errors.push(`${title}: ${text}`),
  /** Presses the button that Escape would press, unless a test chooses. */
  showMessageBox: async (box: MessageBoxOptions): Promise<unknown> => {
    standIn.boxes.push(box);
    return { response: standIn.pressed ?? box.cancelId };
  },
  showOpenDialog: async (): Promise<unknown> => ({ canceled: standIn.chosen.length === 0, filePaths: standIn.chosen }),
};
export const powerMonitor = new EventEmitter();
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] };

export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown): void => void (standIn.schemes = schemes),
  handle: (_scheme: string, answer: Answer): void => void (standIn.answer = answer),
};

export const Menu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]): unknown => template,
  setApplicationMenu: (menu: MenuItemConstructorOptions[] | null): void => void (standIn.menu = menu ?? []),
};

let browser: Promise<Browser> | undefined;

/** What a test can read of the program, and what it controls. */
export const standIn = {
  /** The folder of the program, with its `dist`. */
  folder: '',
  /** Whether this is the first instance. */
  first: true,
  window: undefined as BrowserWindow | undefined,
  menu: [] as MenuItemConstructorOptions[],
  errors: [] as string[],
  boxes: [] as MessageBoxOptions[],
  /** The number of the button that is pressed in a box. */
  pressed: undefined as number | undefined,
  /** The files that a person chooses in a dialog. */
  chosen: [] as string[],
  schemes: undefined as unknown,
  answer: undefined as Answer | undefined,
  app,
  /** Pages being closed: if the browser ends meanwhile, closing them fails. */
  closing: [] as Promise<void>[],
  browser: (): Promise<Browser> => {
    browser ??= chromium.launch(launchOptions());
    return browser;
  },
  close: async (): Promise<void> => {
    await Promise.all(standIn.closing);
    await (await browser)?.close();
  },
  /** Forgets the program that ran before. */
  reset: (): void => {
    app.removeAllListeners();
    ipcMain.removeAllListeners();
    powerMonitor.removeAllListeners();
    app.switches.clear();
    app.locales = ['en-GB'];
    const answers = { errors: [], boxes: [], pressed: undefined, chosen: [] };
    Object.assign(standIn, { first: true, window: undefined, menu: [], ...answers });
    app.sandboxed = false;
  },
};
