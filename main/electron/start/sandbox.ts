import { hostWordsOf } from '../words/words.ts';

/** Switches that remove Chromium's sandbox or a part of it. */
const SANDBOX_SWITCHES = ['no-sandbox', 'no-zygote-sandbox', 'disable-seccomp-filter-sandbox', 'single-process'];

/** Switches that let another program see and control the page, or replace one of Chromium's own programs. */
const CONTROL_SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'auto-open-devtools-for-tabs',
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-file-access-from-files',
  'load-extension',
  'browser-subprocess-path',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'log-net-log',
];

/** Why the program must not start. */
export interface UnsafeStart {
  readonly how: 'unsandboxed' | 'steered';
  /** The switch, such as `--no-sandbox`, or the name of the environment variable. */
  readonly by: string;
}

/** Returns what removes the program's protection; undefined where nothing does. */
export function unsafeStartOf(
  hasSwitch: (name: string) => boolean,
  env: Readonly<Record<string, string | undefined>>,
): UnsafeStart | undefined {
  const sandboxSwitch = SANDBOX_SWITCHES.find(hasSwitch);
  if (sandboxSwitch !== undefined) return { how: 'unsandboxed', by: `--${sandboxSwitch}` };
  // Electron checks only whether it is set.
  if (env['ELECTRON_DISABLE_SANDBOX'] !== undefined) return { how: 'unsandboxed', by: 'ELECTRON_DISABLE_SANDBOX' };
  const controlSwitch = CONTROL_SWITCHES.find(hasSwitch);
  return controlSwitch === undefined ? undefined : { how: 'steered', by: `--${controlSwitch}` };
}

/** A box's title and its paragraphs. */
interface Explanation {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns why Baize does not start like this, or not unasked, and what to do instead. No page is there yet whose
 * catalogue could say it.
 */
export function describeUnsafeStart({ how, by }: UnsafeStart, locales: readonly string[]): Explanation {
  const { say } = hostWordsOf(locales);
  const text = (['matter', 'instead'] as const).map((part) => say(`host.${how}.${part}`, { by }));
  return { title: say(`host.${how}.title`), text: text.join('\n\n') };
}
