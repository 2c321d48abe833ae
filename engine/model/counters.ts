/*
 * The counters of a table that other parts know: each has the same number in every game. A game names counters of its
 * own in its definition, and defineGame assigns them the remaining numbers.
 */

/**
 * The counter on which relations may depend, besides the two cards; they are tabulated for each value. It holds the
 * base rank of the deal, 0 in games without one. A game may use the bits above the lowest four for other things that
 * its relations depend on.
 */
export const BASE = 0;
/** The counter of redeals. */
export const REDEALS = 1;
/** The counter of points, in games whose score does not follow from the position. */
export const SCORE = 2;
/** The counter of cards played since the last one from the stock. */
export const RUN = 3;
/** The counter of completed rounds. */
export const ROUNDS = 4;
/** The counter of shuffles in this game. */
export const SHUFFLES = 15;
/** The number of counters of a table. */
export const COUNTERS = 16;

const FIRST_OWN_COUNTER = 5;

/** How many counters in a row a game has under each name; usually one. */
export type OwnCounters<K extends string> = Readonly<Record<K, number>>;

/**
 * Assigns a number to each of a game's own counters; for several in a row, that of the first.
 * @throws when there are more than a table has room for.
 */
export function numberCounters<K extends string>(own: OwnCounters<K>): Readonly<Record<K, number>> {
  let next = FIRST_OWN_COUNTER;
  const numbers: Partial<Record<string, number>> = {};
  for (const [name, count] of Object.entries<number>(own)) {
    numbers[name] = next;
    next += count;
  }
  if (next > SHUFFLES)
    throw new Error(
      `A game may have ${SHUFFLES - FIRST_OWN_COUNTER} counters of its own, not ${next - FIRST_OWN_COUNTER}`,
    );
  return numbers as Record<K, number>;
}
