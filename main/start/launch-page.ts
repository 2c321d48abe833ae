import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { newSecret } from '../browser/secret.ts';
import { TICKET_MS } from '../browser/tickets.ts';
import { homeFolder } from '../system/home-folder.ts';
import { PRIVATE_FILE_MODE } from '../system/plain-file.ts';

/** A file that redirects a browser to the page; `whole` is what to remove later, the file or its folder. */
export interface LaunchPage {
  readonly file: string;
  readonly whole: string;
}

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: string;
  /** '': there is none. */
  readonly home: string;
}

const THIS_MACHINE: Surroundings = { env: process.env, platform: process.platform, home: homeFolder() };

/**
 * The beginning of a launch page's name, and the pattern of old ones. Outside the data folder, the name must show that
 * the file is ours, because the file of no other program may be removed.
 */
const NAME_IN_DATA_FOLDER = { start: 'open-', old: /^open-[\w-]+\.html$/ };
const NAME_ELSEWHERE = { start: 'baize-open-', old: /^baize-open-[\w-]{32}\.html$/ };

/**
 * Writes a launch page that only this user may read: in the data folder if a browser in a sandbox can read it there;
 * else in the downloads folder, which every such browser sees, or in the home folder; where neither can be written to,
 * in a temporary folder.
 */
export function writeLaunchPage(folder: string, text: string, here: Surroundings = THIS_MACHINE): LaunchPage {
  const outside = isSeen(folder, here) ? [] : placesIn(here).map((place) => [place, NAME_ELSEWHERE] as const);
  tryTo(() => removeOld(folder, NAME_IN_DATA_FOLDER.old));
  for (const [place, { start, old }] of outside.length > 0 ? outside : [[folder, NAME_IN_DATA_FOLDER] as const]) {
    tryTo(() => removeOld(place, old));
    const file = tryTo(() => writeOwn(place, start, text));
    if (file !== undefined) return { file, whole: file };
  }
  const whole = mkdtempSync(join(tmpdir(), 'baize-'));
  return { file: writeOwn(whole, NAME_IN_DATA_FOLDER.start, text), whole };
}

/** Does `work`; returns undefined where it throws. */
function tryTo<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Whether a browser in a sandbox can read a folder: a snap reads the home folder, but no hidden folder in it. Only
 * Linux has browsers in such a sandbox.
 */
function isSeen(folder: string, { platform, home }: Surroundings): boolean {
  if (platform !== 'linux' || home === '') return true;
  return relative(home, folder)
    .split(sep)
    .every((part) => !part.startsWith('.'));
}

/** Returns the folders that every browser may read. */
const placesIn = ({ env, home }: Surroundings): string[] => [downloadsIn(env, home), home];

/** Returns the downloads folder, as the system's own tool notes it: `XDG_DOWNLOAD_DIR="$HOME/Downloads"`. */
function downloadsIn(env: NodeJS.ProcessEnv, home: string): string {
  const file = join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'user-dirs.dirs');
  const [, place] = /^\s*XDG_DOWNLOAD_DIR="(.+)"/m.exec(tryTo(() => readFileSync(file, 'utf8')) ?? '') ?? [];
  return place ? place.replace(/^\$HOME(?=\/|$)/, home) : join(home, 'Downloads');
}

function writeOwn(folder: string, start: string, text: string): string {
  const path = join(folder, `${start}${newSecret()}.html`);
  writeFileSync(path, text, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
  return path;
}

/** Removes the leads of launches that were killed. */
function removeOld(folder: string, old: RegExp): void {
  const leads = readdirSync(folder).filter((name) => old.test(name));
  for (const lead of leads.map((name) => join(folder, name)))
    if (statSync(lead).mtimeMs < Date.now() - TICKET_MS) rmSync(lead, { force: true });
}
