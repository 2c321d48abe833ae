import { downloadElectron, findElectron, type Download } from './electron.ts';
import { hasDisplay, type StartOptions } from './options.ts';
import { sandboxBar } from './sandbox.ts';

/** The place of Electron; or why there is none, to be printed after its name, and a line on what to do about it. */
export type Desktop = { readonly binary: string } | { readonly why: string; readonly remedy?: string };

/** The machine as the search for Electron sees it. */
interface Surroundings {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly platform: string;
  /** The number of the user, on systems that number them. */
  readonly user: number | undefined;
  readonly bar: typeof sandboxBar;
  readonly download: (root: string, env: NodeJS.ProcessEnv) => Promise<Download>;
}

const THIS_MACHINE: Omit<Surroundings, 'root'> = {
  env: process.env,
  platform: process.platform,
  user: process.getuid?.(),
  bar: sandboxBar,
  download: downloadElectron,
};

const ROOT_USER = 0;

/** Finds or downloads Electron. It downloads only an Electron that can run here. */
export async function getDesktop(
  options: Pick<StartOptions, 'sandbox'>,
  machine: Pick<Surroundings, 'root'> & Partial<Surroundings>,
): Promise<Desktop> {
  const here = { ...THIS_MACHINE, ...machine };
  const binary = findElectron(here.root, here.env);
  const obstacle = obstacleTo(binary, options, here);
  if (obstacle !== undefined) return obstacle;
  if (binary !== undefined) return { binary };
  const got = await here.download(here.root, here.env);
  return 'why' in got ? { why: `can’t be had here (${got.why})` } : got;
}

function obstacleTo(
  binary: string | undefined,
  { sandbox }: Pick<StartOptions, 'sandbox'>,
  { env, platform, user, bar }: Surroundings,
): Exclude<Desktop, { binary: string }> | undefined {
  if (!hasDisplay(env, platform)) return { why: 'needs a display, and there is none here' };
  if (!sandbox) return undefined;
  if (platform === 'linux' && user === ROOT_USER)
    return {
      why: 'does not run as root',
      remedy: 'For a window of its own start it as another user, or type “npm start -- --no-sandbox”.',
    };
  const found = bar(binary);
  if (found === undefined) return undefined;
  return {
    why: `can’t make its sandbox on this Linux (${found.setting})`,
    remedy: `For a window of its own type “${found.remedy}”, then “npm start” again.`,
  };
}
