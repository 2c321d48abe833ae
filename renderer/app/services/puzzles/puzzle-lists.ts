import type { PuzzleKind, PuzzleList } from '../../../../engine/index.ts';

const FILES = import.meta.glob<PuzzleList>('../../../../assets/puzzles/*/*.json', { import: 'default' });

const folderOf = (kind: PuzzleKind): string => `../../../../assets/puzzles/${kind}/`;

/** The games that come with puzzles of a kind. */
export const puzzledGames = (kind: PuzzleKind): readonly string[] =>
  Object.keys(FILES)
    .filter((path) => path.startsWith(folderOf(kind)))
    .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length));

/** The puzzles of a game, the easiest first: a file of their own, fetched when first wanted. */
export const puzzlesOf = async (kind: PuzzleKind, game: string): Promise<PuzzleList | undefined> =>
  FILES[`${folderOf(kind)}${game}.json`]?.();

/** The name by which settings keep which of them were answered; those with one move that wins came first. */
export const puzzleListOf = (kind: PuzzleKind, game: string): string => (kind === 'only' ? game : `${game}-${kind}`);

/** A step through the list that comes to every puzzle before one comes again. */
const DAILY_STEP = 37;

/** The place of the puzzle of a day, counted from 1 January 1970, among so many. */
export const dailyPlace = (day: number, count: number): number =>
  count === 0 ? 0 : (day * (count % DAILY_STEP === 0 ? 1 : DAILY_STEP)) % count;
