/*
 * The base of the digits of times. The times of a player's moves are a text: the seconds of play since the previous
 * move, in base 16. The last digit of each number is one of `g` to `v`, so that no separator is needed. Automatic moves
 * have no time. `gl3g` means moves at 0, 5 and 53 seconds.
 */

const DIGIT_BASE = 16;
const FINAL_DIGITS = 'ghijklmnopqrstuv';
const SECOND_MS = 1000;
/** The longest game, in seconds: a thousand hours. */
const MAX_SECONDS = 3_600_000;
const TIMES_PATTERN = /^(?:[\da-f]{0,5}[g-v])*$/i;

/** Writes moments in milliseconds of play, in ascending order. */
export function makeTimes(moments: readonly number[]): string {
  let before = 0;
  return moments
    .map((moment) => {
      const seconds = Math.max(before, Math.floor(moment / SECOND_MS));
      const since = seconds - before;
      before = seconds;
      return (
        (since < DIGIT_BASE ? '' : Math.floor(since / DIGIT_BASE).toString(DIGIT_BASE)) +
        FINAL_DIGITS[since % DIGIT_BASE]!
      );
    })
    .join('');
}

/** Parses a text into moments in milliseconds; undefined where it has not exactly one for each of `moves` moves. */
export function parseTimes(text: string, moves: number): readonly number[] | undefined {
  if (!TIMES_PATTERN.test(text)) return undefined;
  const words = text.toLowerCase().match(/[\da-f]*[g-v]/g) ?? [];
  if (words.length !== moves) return undefined;
  let seconds = 0;
  const moments = words.map((word) => {
    const high = word.length > 1 ? Number.parseInt(word.slice(0, -1), DIGIT_BASE) : 0;
    return (seconds += high * DIGIT_BASE + FINAL_DIGITS.indexOf(word.at(-1)!)) * SECOND_MS;
  });
  return seconds > MAX_SECONDS ? undefined : moments;
}
