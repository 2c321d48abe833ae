import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import { ipcMain } from './ipc-main.ts';
import { machine, mustBeReady, mustNotBeReady, resetMachine } from './machine.ts';

/**
 * A stand-in for Electron's module under Node alone, by Electron's own types: its objects fail like Electron's when
 * they are used too early, too late, or after their end. Pages are processes without a screen. It can't replace the
 * isolated world, the sandbox or native menus.
 */

export { app } from './app.ts';
export { ipcMain } from './ipc-main.ts';
export { Menu } from './menu.ts';
export { contextBridge, ipcRenderer } from './renderer.ts';
export { BrowserWindow } from './window.ts';

export const dialog = {
  /** May be shown at any time. */
  showErrorBox: (title: string, text: string): void => void machine.errors.push(`${title}: ${text}`),
  /** Takes a window before the box, or none. */
  showMessageBox: async (
    ...given: [box: Electron.MessageBoxOptions] | [window: unknown, box: Electron.MessageBoxOptions]
  ): Promise<Electron.MessageBoxReturnValue> => {
    mustBeReady('dialog.showMessageBox()');
    const box = given.length === 1 ? given[0] : given[1];
    machine.boxes.push(box);
    const withdrawn = new Promise<number>((resolve) => {
      box.signal?.addEventListener('abort', () => resolve(box.cancelId ?? 0));
    });
    return { response: await Promise.race([machine.press(box), withdrawn]), checkboxChecked: false };
  },
  showOpenDialog: async (
    _window: unknown,
    { properties = [] }: Electron.OpenDialogOptions,
  ): Promise<Electron.OpenDialogReturnValue> => {
    mustBeReady('dialog.showOpenDialog()');
    if (!properties.includes('openDirectory')) throw new Error('Only folders are chosen here.');
    return { canceled: machine.chosen.length === 0, filePaths: machine.chosen };
  },
};

export const protocol: Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'> = {
  registerSchemesAsPrivileged: (schemes) => {
    mustNotBeReady('protocol.registerSchemesAsPrivileged()');
    machine.schemes = schemes;
  },
  handle: (_scheme, serve) => {
    mustBeReady('protocol.handle()');
    machine.serve = (request) => serve(request);
  },
};

export const screen = {
  getAllDisplays: (): Pick<Electron.Display, 'workArea'>[] => {
    mustBeReady('screen');
    return [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }];
  },
};

/** A class of its own, so that a listener that is added too early is an error. */
class PowerMonitor extends EventEmitter {
  override on(name: string, listener: () => void): this {
    mustBeReady('powerMonitor');
    return super.on(name, listener);
  }
}
export const powerMonitor = new PowerMonitor();

/** Forgets the program that ran before. */
export function reset(): void {
  for (const emitter of [app, powerMonitor]) emitter.removeAllListeners();
  ipcMain.reset();
  resetMachine();
}
