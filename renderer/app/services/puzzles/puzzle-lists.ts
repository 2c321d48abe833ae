import type { PuzzleKind, PuzzleList } from '../../../../engine/search.ts';
import type { PuzzleAnswer, Settings } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Preferences } from '../page/preferences.ts';

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
 * Returns the name under which the settings store which puzzles of a list were answered; `own`: those of the player's
 * lost games. The kind `only` came first, and so its lists have no suffix.
 */
export const puzzleListOf = (kind: PuzzleKind | 'own', game: string): string =>
  kind === 'only' ? game : `${game}-${kind}`;

/** How a puzzle was first answered; `helped`: its player took help before that, so that no answer counts. */
export type PuzzleStanding = PuzzleAnswer | 'helped';

/** The settings that store the deals of puzzles, by the result. */
const SETTING_OF = { right: 'puzzlesSolved', wrong: 'puzzlesFailed', helped: 'puzzlesHelped' } as const;
const STANDINGS = ['right', 'wrong', 'helped'] as const;

/** Returns how the puzzle of a deal in a list was first answered. */
export const puzzleStanding = (
  settings: Pick<Settings, (typeof SETTING_OF)[keyof typeof SETTING_OF]>,
  list: string,
  deal: number,
): PuzzleStanding => STANDINGS.find((standing) => settings[SETTING_OF[standing]][list]?.includes(deal)) ?? 'open';

/** Stores how the puzzle of a deal in a list was first answered. */
export async function keepPuzzleAnswer(
  { state, preferences }: { readonly state: AppState; readonly preferences: Preferences },
  list: string,
  deal: number,
  answer: Exclude<PuzzleStanding, 'open'>,
): Promise<void> {
  const name = SETTING_OF[answer];
  const answered = state.settings[name];
  await preferences.set({ [name]: { ...answered, [list]: [...(answered[list] ?? []), deal] } });
}

/** The step between the puzzles of two days, which reaches every puzzle before any repeats. */
const DAILY_STEP = 37;

/** Returns the index of a day's puzzle in a list of `count`; days are counted from 1 January 1970. */
export const dailyPlace = (day: number, count: number): number =>
  count === 0 ? 0 : (day * (count % DAILY_STEP === 0 ? 1 : DAILY_STEP)) % count;
