import { join, resolve } from 'node:path';

interface Surroundings {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

/** Where everything is kept: `--data DIR`, else BAIZE_DATA, else where programs of this system keep what is theirs. */
export function dataFolder({ args, env, platform, home }: Surroundings): string {
  const asked = namedFolder(args) ?? env['BAIZE_DATA'];
  return asked ? resolve(asked) : join(appData(env, platform, home), 'Baize');
}

function namedFolder(args: readonly string[]): string | undefined {
  const joined = args.find((arg) => arg.startsWith('--data='))?.slice('--data='.length);
  const at = args.indexOf('--data');
  return joined ?? (at < 0 ? undefined : args[at + 1]);
}

/** The same folder that Electron calls `appData`, so that both hosts find the same games. */
function appData(env: Surroundings['env'], platform: string, home: string): string {
  if (platform === 'win32') return env['APPDATA'] ?? join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env['XDG_CONFIG_HOME'] || join(home, '.config');
}
