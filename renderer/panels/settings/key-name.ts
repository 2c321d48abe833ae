import type { Command, HostInfo } from '../../../preload/api.ts';
import { type Chord, keyOf } from '../../app/actions/input/key-bindings.ts';
import { say, type Word } from '../../words/say.ts';

const NAMES: Readonly<Record<string, Word>> = {
  arrowleft: 'key.left',
  arrowright: 'key.right',
  arrowup: 'key.up',
  arrowdown: 'key.down',
  home: 'key.home',
  end: 'key.end',
  ' ': 'key.space',
  enter: 'key.enter',
  escape: 'key.escape',
};

/** Says a key with the modifiers held with it, such as `Ctrl+Shift+Z`. */
export function sayChord(chord: Chord, platform: HostInfo['platform']): string {
  const mod = say(platform === 'darwin' ? 'key.command' : 'key.ctrl');
  const shift = say('key.shift');
  const held = {
    mod: [mod],
    'mod-shift': [mod, shift],
    'ctrl-mod': [say('key.ctrl'), mod],
    alt: [say('key.alt')],
    shift: [shift],
  };
  const name = NAMES[chord.key];
  const before = chord.with === undefined ? [] : held[chord.with];
  return [...before, name ? say(name) : chord.key.toUpperCase()].join('+');
}

/** Says the key of a command; '' if it has none. */
export function sayKey(command: Command, where: Pick<HostInfo, 'host' | 'platform'>): string {
  const key = keyOf(command, where);
  return key ? sayChord(key, where.platform) : '';
}
