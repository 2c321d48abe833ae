import { EventEmitter } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { PreventableEvent } from './event.ts';
import { machine, mustBeReady, mustNotBeReady } from './machine.ts';
import type { Menu } from './menu.ts';

type Line = Electron.CommandLine;

class CommandLine implements Pick<Line, 'hasSwitch' | 'appendSwitch'> {
  hasSwitch = (name: string): boolean => machine.switches.has(name);

  appendSwitch(name: string, value = ''): void {
    // Once the app is ready, Chromium has read its switches.
    mustNotBeReady(`--${name}`);
    machine.switches.set(name, value);
  }
}

type Used =
  | 'addRecentDocument'
  | 'enableSandbox'
  | 'exit'
  | 'getAppPath'
  | 'getPreferredSystemLanguages'
  | 'getVersion'
  | 'isPackaged'
  | 'quit'
  | 'requestSingleInstanceLock'
  | 'setAppUserModelId'
  | 'setName'
  | 'setPath'
  | 'setUserTasks'
  | 'whenReady';

/** The program as Electron sees it, from its start to its exit. */
class App extends EventEmitter implements Pick<Electron.App, Used> {
  readonly commandLine = new CommandLine();
  readonly dockOfMac = {
    setMenu: (menu: Menu): void => void (machine.dock = menu.items),
    setIcon: (path: string): void => void (machine.dockIcon = path),
  };
  #quitting = false;

  get isPackaged(): boolean {
    return machine.packaged;
  }

  /** Exists on macOS only. */
  get dock(): App['dockOfMac'] | undefined {
    return process.platform === 'darwin' ? this.dockOfMac : undefined;
  }

  enableSandbox(): void {
    mustNotBeReady('app.enableSandbox()');
    machine.switches.delete('no-sandbox');
    machine.sandboxed = true;
  }

  getAppPath = (): string => machine.program;
  getVersion = (): string => '1.2.3';
  getPreferredSystemLanguages = (): string[] => [machine.locale];
  setName = (_name: string): void => {};
  setAppUserModelId = (id: string): void => void (machine.modelId = id);

  setUserTasks(tasks: Electron.Task[]): boolean {
    if (process.platform !== 'win32') throw new TypeError('app.setUserTasks is not a function');
    machine.tasks = tasks;
    return true;
  }

  setPath(name: string, path: string): void {
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    mustNotBeReady(`setPath('${name}')`);
    machine.paths.set(name, path);
  }

  /** Returns false for two reasons: another instance has the lock, or no instance can have it. */
  requestSingleInstanceLock(): boolean {
    const folder = machine.paths.get('userData') ?? '';
    try {
      mkdirSync(folder, { recursive: true });
      if (machine.lock === 'error') return false;
      symlinkSync(`${hostname()}-${process.pid}`, join(folder, 'SingletonLock'));
    } catch {
      return false;
    }
    return true;
  }

  addRecentDocument = (path: string): void => {
    mustBeReady('app.addRecentDocument()');
    machine.recent.push(path);
  };

  whenReady = (): Promise<void> =>
    machine.ready ? Promise.resolve() : new Promise((resolve) => this.once('ready', () => resolve()));

  /** Acts as Chromium once it has started, after the program's own module has run. */
  becomeReady(): void {
    machine.ready = true;
    this.emit('ready', new PreventableEvent(), {});
  }

  /** Asks every window to close, and exits when all have. */
  quit(): void {
    const event = new PreventableEvent();
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    this.#quitting = true;
    for (const window of machine.windows) {
      window.close();
      if (!window.isDestroyed()) {
        this.#quitting = false;
        return;
      }
    }
    this.#end();
  }

  /** Called when a window has gone. */
  windowGone(): void {
    if (machine.windows.size > 0 || this.#quitting || machine.exits.length > 0) return;
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }

  exit(code = 0): void {
    if (machine.exits.push(code) > 1) return;
    for (const window of machine.windows) window.destroy();
    this.emit('exited', code);
  }

  #end(): void {
    this.emit('will-quit', new PreventableEvent());
    this.emit('quit', new PreventableEvent(), 0);
    machine.exits.push(0);
    this.#quitting = false;
    this.emit('exited', 0);
  }
}

export const app = new App();
