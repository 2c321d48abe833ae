import type { Command } from '../../preload/api.ts';
import type { Step } from './focus.ts';

/** What a key does on the table: moves the focus, picks up or deals, acts or drops, double-clicks, puts back. */
export type TableKey = Step | 'space' | 'enter' | 'double' | 'escape';
export type KeyWish = { readonly command: Command } | { readonly table: TableKey };

/** As much of a keyboard event as the map reads. */
export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

interface Key {
  readonly command: Command;
  /** The key as `KeyboardEvent.key` gives it, small. */
  readonly key: string;
  readonly with?: 'mod' | 'mod-shift' | 'alt';
  /** Only in a browser, which keeps the usual key for itself. */
  readonly browser?: true;
}

/** The first key of a command is the one that is shown. */
export const KEYS: readonly Key[] = [
  { command: 'new', key: 'n', with: 'mod' },
  { command: 'new', key: 'n', with: 'alt', browser: true },
  { command: 'choose', key: 'o', with: 'mod' },
  { command: 'deal-number', key: 'd', with: 'mod' },
  { command: 'restart', key: 'r', with: 'mod' },
  { command: 'restart', key: 'f5' },
  { command: 'undo', key: 'z', with: 'mod' },
  { command: 'redo', key: 'z', with: 'mod-shift' },
  { command: 'redo', key: 'y', with: 'mod' },
  { command: 'hint', key: 'h' },
  { command: 'deal', key: 'd' },
  { command: 'all-home', key: 'a' },
  { command: 'statistics', key: 't', with: 'mod' },
  { command: 'statistics', key: 't', with: 'alt', browser: true },
  { command: 'rules', key: 'f1' },
  { command: 'full-screen', key: 'f11' },
  { command: 'pause', key: 'p', with: 'mod' },
  { command: 'settings', key: ',', with: 'mod' },
];

const TABLE: Readonly<Record<string, TableKey>> = {
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
  home: 'home',
  end: 'end',
  ' ': 'space',
  enter: 'enter',
  escape: 'escape',
};

const MODIFIED: Readonly<Record<string, TableKey>> = { enter: 'double', home: 'first', end: 'last' };

/** What a stroke asks for, or undefined; on a Mac the command key stands for Ctrl. */
export function readStroke(stroke: Stroke, mac: boolean): KeyWish | undefined {
  const mod = mac ? stroke.metaKey : stroke.ctrlKey;
  const other = mac ? stroke.ctrlKey : stroke.metaKey;
  const key = stroke.key.toLowerCase();
  const on = mod ? MODIFIED[key] : TABLE[key];
  if (on && !other && !stroke.altKey && !stroke.shiftKey) return { table: on };
  const wants = stroke.altKey
    ? mod || other
      ? 'none'
      : 'alt'
    : mod
      ? stroke.shiftKey
        ? 'mod-shift'
        : 'mod'
      : undefined;
  if (other || (stroke.shiftKey && wants !== 'mod-shift')) return undefined;
  const found = KEYS.find((entry) => entry.key === key && entry.with === wants);
  return found && { command: found.command };
}

/** The key that is shown beside a command, such as `Ctrl+N`; a browser tab never sees Ctrl+N and Ctrl+T. */
export function keyOf(command: Command, host: 'electron' | 'browser'): Key | undefined {
  const own = KEYS.filter((key) => key.command === command);
  return (host === 'browser' ? own.find((key) => key.browser) : undefined) ?? own[0];
}
