import type { MenuItem } from './menu-item.ts';
import type { RendererProcess } from './renderer-process.ts';

/** As much of a window as those need who end the program. */
interface Open {
  close(): void;
  destroy(): void;
  isDestroyed(): boolean;
}

/** A button that a person presses when a box asks something, by its number. */
type Press = (box: Electron.MessageBoxOptions) => number | Promise<number>;

/** The lock of the first start: free, another's, or not to be had, as on a disk that knows no locks. */
type Lock = 'free' | 'taken' | 'error';

/** The machine that the program runs on, as a test makes it and sees it. */
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
  menu: readonly MenuItem[];
  /** The menu that has come up at the pointer. */
  popup: readonly MenuItem[];
  dock: readonly MenuItem[];
  tasks: readonly Electron.Task[];
  modelId: string;
  /** Boxes of errors that were shown. */
  errors: string[];
  /** Boxes that have asked something. */
  boxes: Electron.MessageBoxOptions[];
  press: Press;
  /** What a person chooses in a panel of files; nothing: it is closed. */
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
  menu: [],
  popup: [],
  dock: [],
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

/** Another machine, on which nothing has run. */
export const resetMachine = (): void => void Object.assign(machine, fresh());

/** What may be used once Electron is ready, and not before. */
export function mustBeReady(what: string): void {
  if (!machine.ready) throw new Error(`${what} can’t be used before the app is ready`);
}

/** What has its effect before Electron is ready alone. */
export function mustNotBeReady(what: string): void {
  if (machine.ready) throw new Error(`${what} should be called before the app is ready`);
}
