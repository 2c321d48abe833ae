import { dealKey, resume, type Saved, type Session } from '../../../../engine/rules.ts';
import { parseTimes } from '../../../../engine/text.ts';

/** An earlier game of the same deal that the player races against: how many cards it had brought home, and when. */
export interface Ghost {
  /** See `dealKey`. */
  readonly deal: string;
  readonly whose: 'mine' | 'friend';
  /** One entry per move, in order; `at` in milliseconds of play. */
  readonly steps: readonly { readonly at: number; readonly home: number }[];
}

/** A game that was shared: its ghost, and the link that contained it. */
export interface SharedGame {
  readonly ghost: Ghost;
  readonly link: string;
}

/** A game with its total time, or with the time of each move. */
interface Timed {
  readonly saved: Saved;
  readonly clock?: number;
  readonly times?: string;
}

/**
 * Makes a game's ghost. Without recorded times its moves are spread evenly over the total time; without that as well
 * there is no ghost.
 */
export function ghostOf({ saved, clock = 0, times = '' }: Timed, whose: Ghost['whose']): Ghost | undefined {
  const resumed = resume(saved);
  if (!resumed.ok || resumed.value.refused) return undefined;
  const { session } = resumed.value;
  const total = session.moveCount;
  const moments = parseTimes(times, total) ?? evenly(clock, total);
  if (total === 0 || moments.length === 0 || !session.sendsHome) return undefined;
  session.restart();
  const steps = moments.map((at) => {
    session.redo();
    return { at, home: cardsAtHome(session) };
  });
  return { deal: dealKey(saved), whose, steps };
}

const evenly = (clock: number, moves: number): readonly number[] =>
  clock === 0 ? [] : Array.from({ length: moves }, (_, at) => Math.round((clock * (at + 1)) / moves));

/** The moment at which so many cards were home, in milliseconds of play. */
export interface Split {
  readonly home: number;
  readonly at: number;
  /** How much later than in the earlier game; undefined where that had no such moment. */
  readonly behind: number | undefined;
}

/** Returns the moments at which each quarter of a game's cards was home, beside those of an earlier game. */
export function splitsOf(mine: Ghost, theirs: Ghost | undefined): readonly Split[] {
  const all = mine.steps.at(-1)?.home ?? 0;
  return [1, 2, 3, 4].flatMap((quarter) => {
    const home = Math.ceil((all * quarter) / 4);
    const [at, before] = [reachedAt(mine, home), theirs && reachedAt(theirs, home)];
    return at === undefined ? [] : [{ home, at, behind: before === undefined ? undefined : at - before }];
  });
}

const reachedAt = ({ steps }: Ghost, cards: number): number | undefined => steps.find(({ home }) => home >= cards)?.at;

/** Counts the cards on the foundations. */
export const cardsAtHome = ({ shapes, table }: Session): number =>
  shapes.reduce((sum, { role }, pile) => sum + (role === 'foundation' ? table.size(pile) : 0), 0);

/** Counts the cards that the ghost has brought home by a moment of play. */
export const homeAt = ({ steps }: Ghost, now: number): number => steps.findLast(({ at }) => at <= now)?.home ?? 0;
