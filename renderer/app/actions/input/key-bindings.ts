import type { Command, HostInfo } from '../../../../preload/api.ts';
import type { TableKey } from '../../model/table/table-key.ts';

export type KeyWish = { readonly command: Command } | { readonly table: TableKey };

/** The parts of a keyboard event that are read. */
export interface Stroke {
  readonly key: string;
  /** The physical key, whatever the layout: `KeyN`. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

type With = 'mod' | 'mod-shift' | 'ctrl-mod' | 'alt' | 'shift';

/** A key as it is pressed. */
export interface Chord {
  /** `KeyboardEvent.key` in lower case. */
  readonly key: string;
  readonly with?: With;
}

interface Key extends Chord {
  readonly command: Command;
  /** Only in a browser, which reserves the key that is used elsewhere. */
  readonly browser?: true;
  /** Only in the program's own window: browsers reserve it. */
  readonly window?: true;
  /** Only on macOS, or only elsewhere: some keys belong to the system there. */
  readonly mac?: boolean;
  /** Handled by the window itself, as a clipboard event or a menu item. */
  readonly native?: true;
}

/** The first key of a command is the one that is shown. */
export const KEYS: readonly Key[] = [
  { command: 'new', key: 'n', with: 'mod' },
  { command: 'new', key: 'n', with: 'alt', browser: true },
  { command: 'new-as', key: 'n' },
  { command: 'choose', key: 'o', with: 'mod' },
  { command: 'favourite', key: '*' },
  { command: 'today', key: 'i' },
  { command: 'daily', key: 'm' },
  { command: 'puzzles', key: 'z' },
  { command: 'milestones', key: 'g' },
  { command: 'deal-number', key: 'd', with: 'mod' },
  { command: 'copy-deal', key: 'c', with: 'mod', native: true },
  { command: 'copy-game', key: 'c', with: 'mod-shift' },
  { command: 'paste', key: 'v', with: 'mod', native: true },
  { command: 'restart', key: 'r', with: 'mod' },
  { command: 'restart', key: 'f5' },
  { command: 'undo', key: 'z', with: 'mod' },
  { command: 'redo', key: 'z', with: 'mod-shift' },
  { command: 'redo', key: 'y', with: 'mod' },
  { command: 'timeline', key: 'u' },
  { command: 'mute', key: 'f8' },
  { command: 'try-out', key: 'x' },
  { command: 'correct-card', key: 'e', with: 'mod' },
  { command: 'hint', key: 'h' },
  { command: 'deal', key: 'd' },
  { command: 'all-home', key: 'a' },
  { command: 'solve', key: 'w' },
  { command: 'solution', key: 'w', with: 'shift' },
  { command: 'way-back', key: 'b' },
  { command: 'why-lost', key: 'y' },
  { command: 'statistics', key: 't', with: 'mod' },
  { command: 'statistics', key: 't', with: 'alt', browser: true },
  { command: 'keep-as', key: 's', with: 'mod' },
  { command: 'lesson', key: 'l' },
  { command: 'rules', key: 'f1' },
  { command: 'full-screen', key: 'f11', mac: false },
  { command: 'full-screen', key: 'f', with: 'ctrl-mod', mac: true, native: true },
  { command: 'zoom-in', key: '+', with: 'mod', window: true, native: true },
  { command: 'zoom-out', key: '-', with: 'mod', window: true, native: true },
  { command: 'zoom-reset', key: '0', with: 'mod', window: true, native: true },
  { command: 'pause', key: 'p', with: 'mod' },
  { command: 'settings', key: ',', with: 'mod' },
  { command: 'keys', key: '?' },
  { command: 'keys', key: 'f1', with: 'shift' },
  { command: 'keys', key: '/', with: 'mod' },
];

/** The keys of the table, in the order in which the panel lists them. */
export const TABLE_KEYS: readonly (Chord & { readonly table: TableKey })[] = [
  { table: 'left', key: 'arrowleft' },
  { table: 'right', key: 'arrowright' },
  { table: 'up', key: 'arrowup' },
  { table: 'down', key: 'arrowdown' },
  { table: 'home', key: 'home' },
  { table: 'end', key: 'end' },
  { table: 'first', key: 'home', with: 'mod' },
  { table: 'last', key: 'end', with: 'mod' },
  { table: 'space', key: ' ' },
  { table: 'enter', key: 'enter' },
  { table: 'double', key: 'enter', with: 'mod' },
  { table: 'escape', key: 'escape' },
  { table: 'peek', key: 'p' },
  // Letters are avoided: they may begin the name of a card in some language.
  { table: 'read', key: 'f2' },
  { table: 'moves', key: 'f4' },
];

/**
 * Returns the character that a key types, in lower case; the key's Latin letter if that is not ASCII, as in other
 * scripts or with Option on a Mac.
 */
function latinOf({ key, code = '' }: Stroke): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const foreign = key === 'Dead' || /^[^ -~]$/.test(key);
  return (foreign && letter ? letter : key).toLowerCase();
}

/** Returns which modifiers are held; undefined: none. */
function withOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Stroke, mac: boolean): With | 'others' | undefined {
  const [mod, other] = mac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (other || (altKey && (mod || shiftKey))) return 'others';
  if (altKey) return 'alt';
  if (mod) return shiftKey ? 'mod-shift' : 'mod';
  // A symbol may need Shift on some keyboards, so Shift is ignored for it.
  return shiftKey && !/^[^\p{L}\d\s]$/u.test(key) ? 'shift' : undefined;
}

/** Returns the command that a key press requests, if any. On a Mac, the command key replaces Ctrl. */
export function readStroke(stroke: Stroke, mac: boolean): KeyWish | undefined {
  const held = withOf(stroke, mac);
  const key = latinOf(stroke);
  const pressed = (chord: Chord): boolean => chord.key === key && chord.with === held;
  const onTable = TABLE_KEYS.find(pressed);
  if (onTable) return { table: onTable.table };
  const found = KEYS.find((each) => !each.native && each.mac !== !mac && pressed(each));
  return found && { command: found.command };
}

/** Returns a letter or digit typed without modifiers: in lower case, or as a capital with Shift. */
export function letterOf(stroke: Stroke): string | undefined {
  const alone = !stroke.ctrlKey && !stroke.metaKey && !stroke.altKey;
  if (!alone || !/^[\p{L}\d]$/u.test(stroke.key)) return undefined;
  return stroke.shiftKey ? latinOf(stroke).toUpperCase() : latinOf(stroke);
}

/** Whether such a letter, alone or with Shift, is the key of a command or of the table. */
export function isKeyOfItsOwn(letter: string): boolean {
  const key = letter.toLowerCase();
  const held = key === letter ? undefined : 'shift';
  return [...KEYS, ...TABLE_KEYS].some((chord) => chord.key === key && chord.with === held);
}

/** Returns the keys that type a card's letter: with Shift if the letter alone is another key. */
export const chordOfLetter = (letter: string): Chord => ({
  key: letter,
  ...(isKeyOfItsOwn(letter) ? { with: 'shift' as const } : {}),
});

type Where = Pick<HostInfo, 'host' | 'platform'>;

/** Returns the key shown beside a command, such as `Ctrl+N`. */
export const keyOf = (command: Command, where: Where): Key | undefined => keysOf(command, where)[0];

/**
 * Lists every key of a command that works there: a browser tab never receives Ctrl+N and Ctrl+T, and has other keys
 * instead.
 */
export function keysOf(command: Command, { host, platform }: Where): readonly Key[] {
  const own = KEYS.filter((key) => key.command === command && key.mac !== (platform !== 'darwin'));
  const inBrowser = own.filter((key) => key.browser);
  if (host === 'electron') return own.filter((key) => !key.browser);
  return inBrowser.length > 0 ? inBrowser : own.filter((key) => !key.window);
}
