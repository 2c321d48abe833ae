import { goesOnFrom, type OptionsKey } from '../../../../engine/index.ts';
import { GAME_FIELDS, type KeptGame, type RecordedGame } from '../../../../preload/api.ts';

/** What a page has of one game with its options that the host has not said it keeps. Nothing of it is secret. */
export interface Unkept {
  /** The name of the data folder it belongs to. */
  readonly home: string;
  /** The page that wrote it. */
  readonly page: string;
  readonly game: string;
  readonly options: OptionsKey;
  /** All that the host may be keeping of it by this page's doing, as `markOf` says it; empty when that is not known. */
  readonly known: readonly string[];
  /** Games that ended, the first first. */
  readonly finished: readonly RecordedGame[];
  /** The game as it stands; null: it was undone to its start and left; undefined: whatever the host keeps stays. */
  readonly kept: KeptGame | null | undefined;
  /** In milliseconds since 1970, later with every change. */
  readonly changed: number;
}

export const isEmpty = ({ finished, kept }: Unkept): boolean => finished.length === 0 && kept === undefined;

/** A position in its game, with what can be redone there; '' for none. */
export const markOf = (kept: KeptGame | null): string =>
  kept ? [kept.begun, kept.deal, kept.cards, kept.at, kept.moves].join(' ') : '';

/**
 * How what the page has goes with what the host keeps. `ours`: nothing is lost by putting it in its place; `behind`:
 * the host has all of it and more; `parted`: the game went on in both places.
 */
export type Comparison = 'ours' | 'behind' | 'parted';

export function compare({ known, finished, kept }: Unkept, there: KeptGame | null): Comparison {
  if (there === null || known.includes(markOf(there))) return 'ours';
  if (finished.some((result) => isSame(result, there) && goesOnFrom(result, there))) return 'ours';
  if (!kept || !isSame(kept, there)) return 'parted';
  if (goesOnFrom(kept, there)) return 'ours';
  return goesOnFrom(there, kept) ? 'behind' : 'parted';
}

/** Whether both are the same game, begun once, however far. */
export const isSame = (a: KeptGame, b: KeptGame): boolean =>
  a.begun === b.begun && a.deal === b.deal && a.cards === b.cards;

type Shape = Readonly<Record<string, 'string' | 'number' | 'boolean' | 'object'>>;

const TYPES = { text: 'string', number: 'number' } as const;
const GAME: Shape = {
  ...Object.fromEntries(Object.entries(GAME_FIELDS).map(([name, kind]) => [name, TYPES[kind]])),
  help: 'object',
};
const RESULT: Shape = { ...GAME, outcome: 'string', ended: 'number' };
const UNKEPT: Shape = { home: 'string', page: 'string', game: 'string', options: 'string', changed: 'number' };

/** Another program may have been at this address, and another version of ours: what is not whole is left alone. */
export function isUnkept(value: unknown): value is Unkept {
  if (!has(value, UNKEPT)) return false;
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
