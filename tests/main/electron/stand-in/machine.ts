import type { MenuItem } from './menu-item.ts';
import type { RendererProcess } from './renderer-process.ts';

/** The part of a window that ending the program needs. */
interface Open {
  close(): void;
  destroy(): void;
  isDestroyed(): boolean;
}

/** Chooses the button that the user presses when a box asks something, by its number. */
type Press = (box: Electron.MessageBoxOptions) => number | Promise<number>;

/** Whether the disk has locks. One of them marks the first instance. */
type Lock = 'free' | 'error';

/** The state of the machine that the program runs on, which a test sets and reads. */
export interface Machine {
  /** Whether Electron has emitted `ready`. */
  ready: boolean;
  packaged: boolean;
  locale: string;
  lock: Lock;
  /** The folder of the program, with its `dist`. */
  program: string;
  switches: Map<string, string>;
  paths: Map<string, string>;
  windows: Set<Open>;
  /** Events of a window or its page that never come, as `ready-to-show` under some Wayland compositors. */
  withheld: ReadonlySet<'ready-to-show' | 'did-finish-load'>;
  menu: readonly MenuItem[];
  /** The menu shown at the pointer. */
  popup: readonly MenuItem[];
  dock: readonly MenuItem[];
  /** The file of the icon in the Dock; empty: that of the executable. */
  dockIcon: string;
  /** The files that the system offers to open again. */
  recent: string[];
  /** Whether every later process shall be sandboxed. */
  sandboxed: boolean;
  tasks: readonly Electron.Task[];
  modelId: string;
  /** Error boxes that were shown. */
  errors: string[];
  /** Message boxes that were shown. */
  boxes: Electron.MessageBoxOptions[];
  press: Press;
  /** The user's choice in a file dialog; empty: the dialog is closed. */
  chosen: string[];
  schemes: readonly Electron.CustomScheme[];
  serve: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Runs the preload and the page's own script in a new process of the page. */
  loadPage: (page: RendererProcess, url: string) => Promise<void>;
  page: RendererProcess | undefined;
  exits: number[];
}

const fresh = (): Machine => ({
  ready: false,
  packaged: false,
  locale: 'en-GB',
  lock: 'free',
  program: '',
  switches: new Map(),
  paths: new Map(),
  windows: new Set(),
  withheld: new Set(),
  menu: [],
  popup: [],
  dock: [],
  dockIcon: '',
  recent: [],
  sandboxed: false,
  tasks: [],
  modelId: '',
  errors: [],
  boxes: [],
  press: () => 0,
  chosen: [],
  schemes: [],
  serve: undefined,
  loadPage: async () => {},
  page: undefined,
  exits: [],
});

export const machine: Machine = fresh();

/** Resets the machine to one that has run no program. */
export const resetMachine = (): void => void Object.assign(machine, fresh());

/** Throws before Electron is ready. */
export function mustBeReady(what: string): void {
  if (!machine.ready) throw new Error(`${what} can’t be used before the app is ready`);
}

/** Throws once Electron is ready. */
export function mustNotBeReady(what: string): void {
  if (machine.ready) throw new Error(`${what} should be called before the app is ready`);
}
