import { app, Menu } from 'electron';
import type { MenuLabels, LaunchAction } from '../../../preload/api.ts';

/** The arguments that tasks of the system's menus pass on the command line. */
const ARGUMENTS: Readonly<Record<string, LaunchAction>> = { '--new-deal': 'new', '--deal-of-the-day': 'daily' };

/** Returns the last wish on a command line. What follows `--` was opened, whatever it looks like. */
export function wishIn(all: readonly string[]): LaunchAction | undefined {
  const args = all.includes('--') ? all.slice(0, all.indexOf('--')) : all;
  return args.flatMap((arg) => (Object.hasOwn(ARGUMENTS, arg) ? [ARGUMENTS[arg]] : [])).at(-1);
}

/** The effects of the tasks in the Dock. */
interface TaskActions {
  readonly wish: (wish: LaunchAction) => void;
  /** Brings the window to the front. */
  readonly focus: () => void;
}

/** Puts the tasks into the system's own menu of the program: the jump list of Windows, the Dock of macOS. */
export function offerTasks(
  labels: MenuLabels,
  { wish, focus }: TaskActions,
  env: NodeJS.ProcessEnv = process.env,
): void {
  const title = (name: 'new' | 'daily' | 'continue'): string => plain(labels[name]);
  app.dock?.setMenu(
    Menu.buildFromTemplate([
      { label: title('continue'), click: focus },
      { label: title('new'), click: () => wish('new') },
      { label: title('daily'), click: () => wish('daily') },
    ]),
  );
  if (process.platform !== 'win32' || !app.isPackaged) return;
  // A portable program runs from a folder that is deleted when it ends: Windows must start the file that the user has.
  const program = env['PORTABLE_EXECUTABLE_FILE'] ?? process.execPath;
  const task = (name: 'new' | 'daily' | 'continue', args: string): Electron.Task => ({
    program,
    arguments: args,
    title: title(name),
    description: title(name),
    iconPath: program,
    iconIndex: 0,
  });
  app.setUserTasks([task('continue', ''), task('new', '--new-deal'), task('daily', '--deal-of-the-day')]);
}

/**
 * Returns a label without the `&` before its letter and without a final ellipsis, as the system's own menus show it.
 */
const plain = (label: string): string => label.replaceAll(/&(?=.)|\s*…$/g, '');
