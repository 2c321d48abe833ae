import type { PuzzleList } from '../../../../engine/index.ts';

const FILES = import.meta.glob<PuzzleList>('../../../../assets/puzzles/*.json', { import: 'default' });

const pathOf = (game: string): string => `../../../../assets/puzzles/${game}.json`;

/** The games that come with puzzles. */
export const puzzledGames = (): readonly string[] =>
  Object.keys(FILES).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length));

/** The puzzles of a game, the easiest first: a file of their own, fetched when first wanted. */
export const puzzlesOf = async (game: string): Promise<PuzzleList | undefined> => FILES[pathOf(game)]?.();

/** A step through the list that comes to every puzzle before one comes again. */
const DAILY_STEP = 37;

/** The place of the puzzle of a day, counted from 1 January 1970, among so many. */
export const dailyPlace = (day: number, count: number): number =>
  count === 0 ? 0 : (day * (count % DAILY_STEP === 0 ? 1 : DAILY_STEP)) % count;
