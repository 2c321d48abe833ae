/*
 * The counters of a table that other parts know: each has the same number in every game. A game names counters of its
 * own in its definition, and defineGame assigns them the remaining numbers.
 */

/**
 * What relations depend on besides the two cards; they are tabulated for each value. The base rank of the deal, 0 in
 * games without one; above its lowest four bits a game may keep what else its relations depend on.
 */
export const BASE = 0;
/** How often the stock has been turned again. */
export const REDEALS = 1;
/** Points, in games whose score is not a function of the position. */
export const SCORE = 2;
/** Cards played since the last one from the stock. */
export const RUN = 3;
/** Rounds completed. */
export const ROUNDS = 4;
/** How often this game has been shuffled. */
export const SHUFFLES = 15;
/** How many counters a table has. */
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
