import type { Difficulty } from '../../../engine/index.ts';
import type { Statistics } from '../../../preload/api.ts';

/** What may be reached, by its name; of families of games each has its own. */
type MilestoneName =
  | `family-${string}`
  | 'games'
  | 'catalogue'
  | 'row'
  | 'clean'
  | 'hard'
  | 'very-hard'
  | 'month'
  | 'five';

/** How far a player has come towards something worth reaching; it is reached when as much is done as there is. */
export interface Milestone {
  readonly name: MilestoneName;
  readonly done: number;
  readonly of: number;
}

/** What milestones are reckoned from: all of it is read off the results. */
export interface Achieved {
  readonly games: readonly Pick<Statistics, 'game' | 'played' | 'won'>[];
  /** The most games won one after the other. */
  readonly row: number;
  /** Games won without undo, hints and solver, as far as they count. */
  readonly clean: number;
  /** The hardest deal that was won, of those that are known to be hard; undefined: none. */
  readonly hardest: Difficulty | undefined;
  /** The month with the most deals of its days won, and the days it has. */
  readonly month: { readonly won: number; readonly days: number };
  /** The most deals won of the five of one day. */
  readonly five: number;
}

/** Different games to be won. */
const GAMES = 10;
/** Games to be won in a row. */
const ROW = 5;
/** Deals of several games that a day has. */
const FIVE = 5;
/** Games to be won without help. */
export const CLEAN_WINS = 10;

/** Every milestone, the families first. `families`: of each game of the catalogue its family. */
export function milestonesOf(
  { games, row, clean, hardest, month, five }: Achieved,
  families: ReadonlyMap<string, string>,
): readonly Milestone[] {
  const listed = games.filter(({ game }) => families.has(game));
  const won = listed.filter((game) => game.won > 0);
  const wonFamilies = new Set(won.map(({ game }) => families.get(game)));
  const upTo = (name: MilestoneName, done: number, of: number): Milestone => ({ name, done: Math.min(done, of), of });
  return [
    ...[...new Set(families.values())]
      .toSorted()
      .map((family) => upTo(`family-${family}`, wonFamilies.has(family) ? 1 : 0, 1)),
    upTo('games', won.length, GAMES),
    upTo('catalogue', listed.length, families.size),
    upTo('row', row, ROW),
    upTo('clean', clean, CLEAN_WINS),
    upTo('hard', hardest === 'hard' || hardest === 'very-hard' ? 1 : 0, 1),
    upTo('very-hard', hardest === 'very-hard' ? 1 : 0, 1),
    upTo('five', five, FIVE),
    upTo('month', month.won, month.days),
  ];
}

export const isReached = ({ done, of }: Milestone): boolean => done === of;
