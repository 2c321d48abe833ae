import { EventEmitter } from 'node:events';

type Listener = (event: unknown, ...args: unknown[]) => unknown;

/** Receives the pages' requests. */
class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Listener>();

  handle(channel: string, listener: Listener): void {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, listener);
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  async invoke(channel: string, event: unknown, args: readonly unknown[]): Promise<unknown> {
    await new Promise(setImmediate);
    const handler = this.#handlers.get(channel);
    if (!handler) throw new Error(`Error invoking remote method '${channel}': No handler registered for '${channel}'`);
    return handler(event, ...args);
  }

  /** Removes all listeners. */
  reset(): void {
    this.removeAllListeners();
    this.#handlers.clear();
  }
}

export const ipcMain = new IpcMain();
