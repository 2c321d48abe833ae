import { menuLanguageOf, menuWordsOf } from '../words/index.ts';
import { UNSANDBOXED } from '../words/unsandboxed.ts';

/** What takes Chromium's sandbox, or a part of it, away. */
const TAKING_AWAY = ['no-sandbox', 'no-zygote-sandbox', 'disable-seccomp-filter-sandbox', 'single-process'];

/**
 * What lets another program see and do what the page can, or puts a program of its own in the place of one of
 * Chromium's.
 */
const STEERING = [
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

/** Why the program must not start, as a person would find it. */
export interface Spoilt {
  readonly how: 'unsandboxed' | 'steered';
  /** `--no-sandbox`, or the name of what is in the environment. */
  readonly by: string;
}

/** What takes the program's guard away from it; undefined where nothing does. */
export function spoiltBy(
  hasSwitch: (name: string) => boolean,
  env: Readonly<Record<string, string | undefined>>,
): Spoilt | undefined {
  const taken = TAKING_AWAY.find(hasSwitch);
  if (taken !== undefined) return { how: 'unsandboxed', by: `--${taken}` };
  // Electron looks only whether it is there.
  if (env['ELECTRON_DISABLE_SANDBOX'] !== undefined) return { how: 'unsandboxed', by: 'ELECTRON_DISABLE_SANDBOX' };
  const steering = STEERING.find(hasSwitch);
  return steering === undefined ? undefined : { how: 'steered', by: `--${steering}` };
}

interface Told {
  readonly title: string;
  readonly text: string;
}

/** Why Baize does not start so, and what to do instead. No page is there yet whose catalogue could say it. */
export function saySpoilt({ how, by }: Spoilt, locale: string): Told {
  const { title, text } = how === 'steered' ? menuWordsOf(locale).steered : UNSANDBOXED[menuLanguageOf(locale)];
  return { title, text: text.map((line) => line.replaceAll('{by}', by)).join('\n\n') };
}
