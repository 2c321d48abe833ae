import { join, resolve } from 'node:path';

interface Surroundings {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  /** '': there is none. */
  readonly home: string;
}

/** No data folder was named, and the account has no home folder. */
export class NoDataFolder extends Error {
  override readonly name = 'NoDataFolder';

  constructor() {
    super('This account has no home folder: say where the games are to be kept, with --data DIR.');
  }
}

/**
 * Returns the data folder: `--data DIR`, else BAIZE_DATA, else a folder beside a portable program on Windows, else one
 * where programs of this system keep their data. Throws `NoDataFolder`.
 */
export function dataFolder({ args, env, platform, home }: Surroundings): string {
  const named = namedFolder(args) ?? env['BAIZE_DATA'];
  if (named) return resolve(named);
  // This variable names the folder that the user keeps the portable program in.
  const portable = platform === 'win32' ? env['PORTABLE_EXECUTABLE_DIR'] : undefined;
  return portable ? join(portable, 'Baize data') : join(appData(env, platform, home), 'Baize');
}

/** Returns the folder that `--data` names. What follows `--` was opened, whatever it looks like. */
function namedFolder(all: readonly string[]): string | undefined {
  const args = all.includes('--') ? all.slice(0, all.indexOf('--')) : all;
  const joined = args.find((arg) => arg.startsWith('--data='))?.slice('--data='.length);
  const at = args.indexOf('--data');
  return joined ?? (at < 0 ? undefined : args[at + 1]);
}

/** Returns the folder that Electron calls `appData`, so that both hosts find the same games. */
function appData(env: Surroundings['env'], platform: string, home: string): string {
  const fromEnv = platform === 'win32' ? env['APPDATA'] : platform === 'darwin' ? undefined : env['XDG_CONFIG_HOME'];
  if (fromEnv) return fromEnv;
  if (home === '') throw new NoDataFolder();
  if (platform === 'win32') return join(home, 'AppData', 'Roaming');
  return platform === 'darwin' ? join(home, 'Library', 'Application Support') : join(home, '.config');
}
