import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import { PreventableEvent } from './event.ts';
import { machine, mustBeReady } from './machine.ts';
import { WebContents } from './web-contents.ts';

type Used =
  | 'close'
  | 'destroy'
  | 'focus'
  | 'getNormalBounds'
  | 'isDestroyed'
  | 'isFullScreen'
  | 'isMaximized'
  | 'isMinimized'
  | 'loadURL'
  | 'maximize'
  | 'minimize'
  | 'restore'
  | 'setFullScreen'
  | 'show';

/** A window that throws if it is used after it was destroyed. */
export class BrowserWindow extends EventEmitter implements Pick<Electron.BrowserWindow, Used> {
  readonly options: Electron.BrowserWindowConstructorOptions;
  /** The calls of the window's methods, in order. */
  readonly calls: string[] = [];
  readonly #contents = new WebContents();
  #destroyed = false;
  #minimized = false;
  #fullScreen = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    mustBeReady('BrowserWindow');
    this.options = options;
    machine.windows.add(this);
    this.#contents.once('drawn', () => {
      if (!this.#destroyed && !machine.withheld.has('ready-to-show')) this.emit('ready-to-show');
    });
  }

  get webContents(): WebContents {
    this.#mustLive();
    return this.#contents;
  }

  loadURL(url: string): Promise<void> {
    this.#mustLive();
    return this.#contents.load(url);
  }

  /** Closes the window, as the user or the program does. */
  close(): void {
    this.#mustLive();
    const event = new PreventableEvent();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }

  destroy(): void {
    this.#mustLive();
    this.#destroyed = true;
    machine.windows.delete(this);
    this.#contents.end();
    this.emit('closed');
    app.windowGone();
  }

  isDestroyed = (): boolean => this.#destroyed;
  isMinimized = (): boolean => this.#note('') && this.#minimized;
  isMaximized = (): boolean => this.#note('') && this.calls.includes('maximize');
  isFullScreen = (): boolean => this.#note('') && this.#fullScreen;
  getNormalBounds = (): Electron.Rectangle => {
    this.#mustLive();
    return { x: 40, y: 50, width: 900, height: 700 };
  };
  setFullScreen = (on: boolean): void => void (this.#note(`fullScreen ${on}`) && (this.#fullScreen = on));
  maximize = (): void => void this.#note('maximize');
  minimize = (): void => void (this.#note('minimize') && (this.#minimized = true));
  restore = (): void => void (this.#note('restore') && (this.#minimized = false));
  show = (): void => void this.#note('show');
  focus = (): void => void this.#note('focus');

  #note(what: string): true {
    this.#mustLive();
    if (what !== '') this.calls.push(what);
    return true;
  }

  #mustLive(): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed');
  }
}
