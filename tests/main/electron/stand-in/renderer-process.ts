import { EventEmitter } from 'node:events';
import type { Bridge } from '../../../../preload/api.ts';
import { ipcMain } from './ipc-main.ts';

/** A frame as the main process knows it. */
export interface Frame {
  readonly url: string;
  readonly origin: string;
}

/** The process of a page: it sends requests and receives events as long as it lives. */
export class RendererProcess extends EventEmitter {
  /** The web contents that show the page. */
  readonly contents: object;
  readonly frame: Frame;
  /** The values that the preload has put on the page's `window`. */
  readonly world = new Map<string, unknown>();
  alive = true;

  constructor(contents: object, url: string) {
    super();
    this.contents = contents;
    this.frame = { url, origin: url.replace(/^(\w+:\/\/[^/]*).*$/, '$1') };
  }

  get bridge(): Bridge {
    return this.world.get('baize') as Bridge;
  }

  /** Sends a request, from this page's own frame unless another is given. */
  async invoke(channel: string, args: readonly unknown[], frame: Frame | null = this.frame): Promise<unknown> {
    this.#mustLive();
    const answer = await ipcMain.invoke(channel, { sender: this.contents, senderFrame: frame }, structuredClone(args));
    // A dead page receives no answer, and sends no more requests.
    return this.alive ? structuredClone(answer) : new Promise(() => {});
  }

  send(channel: string, args: readonly unknown[], frame: Frame | null = this.frame): void {
    if (!this.alive) return;
    const sent = structuredClone(args);
    setImmediate(() => ipcMain.emit(channel, { sender: this.contents, senderFrame: frame }, ...sent));
  }

  /** Delivers a message of the main process. */
  hear(channel: string, args: readonly unknown[]): void {
    const heard = structuredClone(args);
    setImmediate(() => this.alive && this.emit(channel, {}, ...heard));
  }

  #mustLive(): void {
    if (!this.alive) throw new Error('The page is gone');
  }
}
