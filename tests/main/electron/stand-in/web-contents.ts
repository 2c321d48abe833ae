import { EventEmitter } from 'node:events';
import { machine } from './machine.ts';
import { RendererProcess, type Frame } from './renderer-process.ts';
import { Session } from './session.ts';

type Used =
  | 'forcefullyCrashRenderer'
  | 'isCrashed'
  | 'reload'
  | 'send'
  | 'setWebRTCIPHandlingPolicy'
  | 'setWindowOpenHandler'
  | 'isDestroyed';

/** The contents of a window, which outlive the processes of its pages. */
export class WebContents extends EventEmitter implements Pick<Electron.WebContents, Used> {
  readonly #session = new Session();
  #url = '';
  #page: RendererProcess | undefined;
  #destroyed = false;

  get session(): Session {
    this.#mustLive();
    return this.#session;
  }

  get mainFrame(): Frame {
    this.#mustLive();
    return this.#page?.frame ?? { url: '', origin: 'null' };
  }

  isDestroyed = (): boolean => this.#destroyed;

  isCrashed(): boolean {
    this.#mustLive();
    return this.#page !== undefined && !this.#page.alive;
  }

  setWebRTCIPHandlingPolicy(_policy: string): void {
    this.#mustLive();
  }

  setWindowOpenHandler(_handler: unknown): void {
    this.#mustLive();
  }

  send(channel: string, ...args: unknown[]): void {
    this.#mustLive();
    this.#page?.hear(channel, args);
  }

  forcefullyCrashRenderer(): void {
    this.die('killed');
  }

  reload(): void {
    this.#mustLive();
    void this.load(this.#url);
  }

  /** Loads a page in a new process, in place of the one before. */
  async load(url: string): Promise<void> {
    this.#mustLive();
    this.#url = url;
    if (this.#page) this.#page.alive = false;
    const answer = await machine.serve?.(new Request(url));
    if (this.#destroyed) throw new Error(`ERR_FAILED (-2) loading '${url}'`);
    if (!answer?.ok) throw new Error(`ERR_FILE_NOT_FOUND (-6) loading '${url}'`);
    const page = new RendererProcess(this, url);
    this.#page = page;
    machine.page = page;
    await machine.loadPage(page, url);
    if (!this.#destroyed && !machine.withheld.has('did-finish-load')) this.emit('did-finish-load');
    // An event of the stand-in’s own: the page’s first picture.
    if (!this.#destroyed) this.emit('drawn');
  }

  /** Has the process of the page die, as for want of memory. */
  die(reason: Electron.RenderProcessGoneDetails['reason'] = 'crashed'): void {
    this.#mustLive();
    if (this.#page) this.#page.alive = false;
    this.emit('render-process-gone', {}, { reason, exitCode: 133 } satisfies Electron.RenderProcessGoneDetails);
  }

  end(): void {
    if (this.#page) this.#page.alive = false;
    this.#destroyed = true;
    this.emit('destroyed');
  }

  #mustLive(): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed');
  }
}
