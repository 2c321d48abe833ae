import { goesOnFrom, type OptionsKey } from '../../../../engine/rules.ts';
import { GAME_FIELDS, type KeptGame, type RecordedGame } from '../../../../preload/api.ts';

/** A page's changes to one game with its options that the host has not acknowledged. Nothing in it is secret. */
export interface UnsavedChanges {
  /** The name of the data folder it belongs to. */
  readonly home: string;
  /** The page that wrote it. */
  readonly page: string;
  readonly game: string;
  readonly options: OptionsKey;
  /** Marks, see `markOf`, of all versions from this page that the host may have stored; empty: unknown. */
  readonly known: readonly string[];
  /** Games that ended, the oldest first. */
  readonly finished: readonly RecordedGame[];
  /** The game as it stands; null: it was undone to its start and left; undefined: the host's version stays. */
  readonly kept: KeptGame | null | undefined;
  /** In milliseconds since 1970, increased with every change. */
  readonly changed: number;
}

export const isEmpty = ({ finished, kept }: UnsavedChanges): boolean => finished.length === 0 && kept === undefined;

/** Returns a mark that identifies a position in its game, with the moves that can be redone; '' for none. */
export const markOf = (kept: KeptGame | null): string =>
  kept ? [kept.begun, kept.deal, kept.cards, kept.at, kept.moves].join(' ') : '';

/**
 * How the page's version relates to the host's. `ours`: replacing the host's loses nothing; `behind`: the host has all
 * of it and more; `parted`: the game was continued in both places.
 */
export type Comparison = 'ours' | 'behind' | 'parted';

export function compare({ known, finished, kept }: UnsavedChanges, there: KeptGame | null): Comparison {
  if (there === null || known.includes(markOf(there))) return 'ours';
  if (finished.some((result) => isSame(result, there) && goesOnFrom(result, there))) return 'ours';
  if (!kept || !isSame(kept, there)) return 'parted';
  if (goesOnFrom(kept, there)) return 'ours';
  return goesOnFrom(there, kept) ? 'behind' : 'parted';
}

/** Whether both are the same game, begun at the same time, however far played. */
export const isSame = (a: KeptGame, b: KeptGame): boolean =>
  a.begun === b.begun && a.deal === b.deal && a.cards === b.cards;

type Shape = Readonly<Record<string, 'string' | 'number' | 'boolean' | 'object'>>;

const TYPES = { text: 'string', number: 'number' } as const;
const GAME: Shape = {
  ...Object.fromEntries(Object.entries(GAME_FIELDS).map(([name, kind]) => [name, TYPES[kind]])),
  help: 'object',
};
const RESULT: Shape = { ...GAME, outcome: 'string', ended: 'number' };
const UNSAVED_FIELDS: Shape = { home: 'string', page: 'string', game: 'string', options: 'string', changed: 'number' };

/**
 * Checks stored data. Another program, or another version of ours, may have used this address: incomplete entries are
 * left alone.
 */
export function isUnsavedChanges(value: unknown): value is UnsavedChanges {
  if (!has(value, UNSAVED_FIELDS)) return false;
  const { known, finished, kept } = value;
  return (
    Array.isArray(known) &&
    known.every((mark) => typeof mark === 'string') &&
    Array.isArray(finished) &&
    finished.every((result) => has(result, RESULT)) &&
    (kept === undefined || kept === null || has(kept, GAME))
  );
}

function has(value: unknown, shape: Shape): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(shape).every(([name, type]) => typeof parts[name] === type && parts[name] !== null);
}
