import { dealKey, parseTimes, resume, type Saved, type Session } from '../../../../engine/index.ts';

/** An earlier game of a deal that is raced against: how many cards it had brought home, and when. */
export interface Ghost {
  /** See `dealKey`. */
  readonly deal: string;
  readonly whose: 'mine' | 'friend';
  /** After each of its moves, the first first; `at` in milliseconds of play. */
  readonly steps: readonly { readonly at: number; readonly home: number }[];
}

/** A game that somebody shared: what it is raced against as, and the link it can be read from again. */
export interface SharedGame {
  readonly ghost: Ghost;
  readonly link: string;
}

/** A game, and how long it took or when each of its moves was made. */
interface Timed {
  readonly saved: Saved;
  readonly clock?: number;
  readonly times?: string;
}

/** The ghost of a game; one whose times are not known made its moves at an even pace. Undefined without either. */
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

/** The cards on the foundations. */
export const cardsAtHome = ({ shapes, table }: Session): number =>
  shapes.reduce((sum, { role }, pile) => sum + (role === 'foundation' ? table.size(pile) : 0), 0);

/** The cards that the ghost has at home at a moment of play. */
export const homeAt = ({ steps }: Ghost, now: number): number => steps.findLast(({ at }) => at <= now)?.home ?? 0;
