import { parseArgs } from 'node:util';
import { dataFolder, NoDataFolder } from '../system/data-folder.ts';
import { homeFolder } from '../system/home-folder.ts';

/** The options of `npm start`. */
export interface StartOptions {
  /** Use a browser even if Electron is installed. */
  readonly browser: boolean;
  /** Open the browser at the address. */
  readonly open: boolean;
  /** Run Electron only where it can make its sandbox. */
  readonly sandbox: boolean;
  /** 0: any that is free. */
  readonly port: number;
  readonly data: string;
}

const USAGE = `npm start -- [--browser] [--no-open] [--no-sandbox] [--port N] [--data DIR]`;

/** Reads the options of a command line; returns a sentence where something is wrong with it. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, platform: string): StartOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        browser: { type: 'boolean', default: false },
        open: { type: 'boolean', default: true },
        sandbox: { type: 'boolean', default: true },
        port: { type: 'string', default: '0' },
        data: { type: 'string' },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return `--port ${values.port} is no port. ${USAGE}`;
    const open = values.open && env['BROWSER'] !== 'none' && hasDisplay(env, platform);
    const data = dataFolder({ args, env, platform, home: homeFolder() });
    return { browser: values.browser, open, sandbox: values.sandbox, port, data };
  } catch (error) {
    if (error instanceof NoDataFolder) return error.message;
    return `${error instanceof Error ? error.message : String(error)} ${USAGE}`;
  }
}

/** Whether windows can be shown. */
export const hasDisplay = (env: NodeJS.ProcessEnv, platform: string): boolean =>
  platform === 'win32' || platform === 'darwin' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
