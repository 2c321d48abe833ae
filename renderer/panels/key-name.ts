import type { Command, Hello } from '../../preload/api.ts';
import { keyOf } from '../app/keyboard.ts';
import { say } from '../words/say.ts';

/** The key of a command as it is written, such as `Ctrl+Shift+Z`; '' when it has none. */
export function sayKey(command: Command, { host, platform }: Pick<Hello, 'host' | 'platform'>): string {
  const key = keyOf(command, host);
  if (!key) return '';
  const mod = say(platform === 'darwin' ? 'key.command' : 'key.ctrl');
  const withs = { mod: [mod], 'mod-shift': [mod, say('key.shift')], alt: [say('key.alt')] };
  const before = key.with === undefined ? [] : withs[key.with];
  return [...before, key.key.toUpperCase()].join('+');
}
