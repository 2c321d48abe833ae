import { machine } from './machine.ts';
import type { RendererProcess } from './renderer-process.ts';

const current = (): RendererProcess => {
  if (!machine.page) throw new Error('No page runs');
  return machine.page;
};

/** The exports of `require('electron')` in the preload. */
export const ipcRenderer = {
  invoke: (channel: string, ...args: unknown[]) => current().invoke(channel, args),
  send: (channel: string, ...args: unknown[]) => current().send(channel, args),
  on: (channel: string, listener: (...args: unknown[]) => void) => void current().on(channel, listener),
  off: (channel: string, listener: (...args: unknown[]) => void) => void current().off(channel, listener),
};

export const contextBridge = {
  exposeInMainWorld: (name: string, api: object): void => {
    const { world } = current();
    if (world.has(name)) throw new Error(`Cannot bind an API on top of an existing property on the window object`);
    world.set(name, Object.freeze(api));
  },
};
