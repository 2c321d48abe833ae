import { join, resolve } from 'node:path';

interface Surroundings {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  /** '': there is none. */
  readonly home: string;
}

/** Nobody has said where the games are to be kept, and the account has no place of its own. */
export class NoDataFolder extends Error {
  override readonly name = 'NoDataFolder';

  constructor() {
    super('This account has no home folder: say where the games are to be kept, with --data DIR.');
  }
}

/**
 * Where everything is kept: `--data DIR`, else BAIZE_DATA, else beside a portable program of Windows, else where
 * programs of this system keep what is theirs. Throws `NoDataFolder`.
 */
export function dataFolder({ args, env, platform, home }: Surroundings): string {
  const asked = namedFolder(args) ?? env['BAIZE_DATA'];
  if (asked) return resolve(asked);
  // What is packed as portable is started with the name of the folder that a person has it in.
  const portable = platform === 'win32' ? env['PORTABLE_EXECUTABLE_DIR'] : undefined;
  return portable ? join(portable, 'Baize data') : join(appData(env, platform, home), 'Baize');
}

/** What follows `--` was opened, whatever it looks like. */
function namedFolder(all: readonly string[]): string | undefined {
  const args = all.includes('--') ? all.slice(0, all.indexOf('--')) : all;
  const joined = args.find((arg) => arg.startsWith('--data='))?.slice('--data='.length);
  const at = args.indexOf('--data');
  return joined ?? (at < 0 ? undefined : args[at + 1]);
}

/** The same folder that Electron calls `appData`, so that both hosts find the same games. */
function appData(env: Surroundings['env'], platform: string, home: string): string {
  const told = platform === 'win32' ? env['APPDATA'] : platform === 'darwin' ? undefined : env['XDG_CONFIG_HOME'];
  if (told) return told;
  if (home === '') throw new NoDataFolder();
  if (platform === 'win32') return join(home, 'AppData', 'Roaming');
  return platform === 'darwin' ? join(home, 'Library', 'Application Support') : join(home, '.config');
}
