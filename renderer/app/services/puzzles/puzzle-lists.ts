import type { PuzzleKind, PuzzleList } from '../../../../engine/index.ts';

const FILES = import.meta.glob<PuzzleList>('../../../../assets/puzzles/*/*.json', { import: 'default' });

const folderOf = (kind: PuzzleKind): string => `../../../../assets/puzzles/${kind}/`;

/** Lists the games that come with puzzles of a kind. */
export const puzzledGames = (kind: PuzzleKind): readonly string[] =>
  Object.keys(FILES)
    .filter((path) => path.startsWith(folderOf(kind)))
    .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length));

/** Returns the puzzles of a game, the easiest first, from a file that is fetched when first needed. */
export const puzzlesOf = async (kind: PuzzleKind, game: string): Promise<PuzzleList | undefined> =>
  FILES[`${folderOf(kind)}${game}.json`]?.();

/**
 * Returns the name under which the settings store which puzzles of a list were answered. The kind `only` came first,
 * and so its lists have no suffix.
 */
export const puzzleListOf = (kind: PuzzleKind, game: string): string => (kind === 'only' ? game : `${game}-${kind}`);

/** A step through the list that reaches every puzzle before any repeats. */
const DAILY_STEP = 37;

/** Returns the index of a day's puzzle in a list of `count`; days are counted from 1 January 1970. */
export const dailyPlace = (day: number, count: number): number =>
  count === 0 ? 0 : (day * (count % DAILY_STEP === 0 ? 1 : DAILY_STEP)) % count;
