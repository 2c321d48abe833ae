import type { Difficulty } from '../../../engine/search.ts';
import type { Statistics } from '../../../preload/api.ts';

/** Names of the milestones; each family of games has its own. */
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

/** Returns the name under which a finale counts as seen, among the milestones that were announced. */
export const finaleMilestone = (show: string): string => `finale-${show}`;

/** A player's progress towards a milestone, which is reached when `done` equals `of`. */
export interface Milestone {
  readonly name: MilestoneName;
  readonly done: number;
  readonly of: number;
}

/** The figures that milestones are computed from, all read off the results. */
export interface Achieved {
  readonly games: readonly Pick<Statistics, 'game' | 'played' | 'won'>[];
  /** The longest run of wins. */
  readonly row: number;
  /** Games won without undo, hints and solver, counted no further than `CLEAN_WINS`. */
  readonly clean: number;
  /** Difficulty of the hardest deal won, of those whose difficulty is known; undefined: none. */
  readonly hardest: Difficulty | undefined;
  /** The best month of daily deals: the days won, and the days it has. */
  readonly month: { readonly won: number; readonly days: number };
  /** The most deals won of one day's five. */
  readonly five: number;
}

/** The number of different games to win. */
const DIFFERENT_GAMES = 10;
/** The number of games to win in a row. */
const STREAK_GAMES = 5;
/** The number of deals in a day's five, each of a different game. */
const DAILY_DEALS = 5;
/** The number of games to win without help. */
export const CLEAN_WINS = 10;

/**
 * Lists every milestone, the families first. `families`: the family of each game of the catalogue; `announced`: the
 * milestones reached before, because a family stays won when the game that was won is moved to another.
 */
export function milestonesOf(
  { games, row, clean, hardest, month, five }: Achieved,
  families: ReadonlyMap<string, string>,
  announced: readonly string[],
): readonly Milestone[] {
  const listed = games.filter(({ game }) => families.has(game));
  const won = listed.filter((game) => game.won > 0);
  const wonFamilies = new Set(won.map(({ game }) => families.get(game)));
  const upTo = (name: MilestoneName, done: number, of: number): Milestone => ({ name, done: Math.min(done, of), of });
  return [
    ...[...new Set(families.values())]
      .toSorted()
      .map((family) => ({ family, name: `family-${family}` as const }))
      .map(({ family, name }) => upTo(name, wonFamilies.has(family) || announced.includes(name) ? 1 : 0, 1)),
    upTo('games', won.length, DIFFERENT_GAMES),
    upTo('catalogue', listed.length, families.size),
    upTo('row', row, STREAK_GAMES),
    upTo('clean', clean, CLEAN_WINS),
    upTo('hard', hardest === 'hard' || hardest === 'very-hard' ? 1 : 0, 1),
    upTo('very-hard', hardest === 'very-hard' ? 1 : 0, 1),
    upTo('five', five, DAILY_DEALS),
    upTo('month', month.won, month.days),
  ];
}

export const isReached = ({ done, of }: Milestone): boolean => done === of;
