import { readFileSync } from 'node:fs';

declare global {
  interface Window {
    standInInvoke?: (channel: string, args: unknown[]) => Promise<unknown>;
    standInSend?: (channel: string, args: unknown[]) => Promise<void>;
    standInEmit?: (channel: string, args: readonly unknown[]) => void;
  }
}

/**
 * Makes, in the page itself, the module that `require('electron')` returns in the preload. Values cross as copies, and
 * exposed objects are frozen.
 */
function electronInPage(): unknown {
  const listeners = new Map<string, Set<(event: unknown, ...args: unknown[]) => void>>();
  const of = (channel: string) => listeners.get(channel) ?? listeners.set(channel, new Set()).get(channel)!;
  window.standInEmit = (channel, args) => {
    for (const listener of of(channel)) listener({}, ...args);
  };
  return {
    ipcRenderer: {
      invoke: (channel: string, ...args: unknown[]) => window.standInInvoke!(channel, structuredClone(args)),
      send: (channel: string, ...args: unknown[]) => void window.standInSend!(channel, structuredClone(args)),
      on: (channel: string, listener: () => void) => void of(channel).add(listener),
      off: (channel: string, listener: () => void) => void of(channel).delete(listener),
    },
    contextBridge: {
      exposeInMainWorld: (name: string, api: object) =>
        Object.defineProperty(window, name, { value: Object.freeze(api) }),
    },
  };
}

/** The preferences of a window that its preload script is run by. */
export interface PreloadPreferences {
  readonly preload: string;
  readonly additionalArguments: readonly string[];
}

/** Returns the built preload as a script that a page runs before its own, only in its top frame as Electron does. */
export function preloadScript({ preload, additionalArguments }: PreloadPreferences): string {
  const running = JSON.stringify({ argv: ['electron', ...additionalArguments] });
  const electron = `window.standInElectron ??= (${electronInPage.toString()})()`;
  return `if (window === window.top) ((require, process) => {${readFileSync(preload, 'utf8')}\n})(() => ${electron}, ${running});`;
}
