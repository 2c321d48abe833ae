import { xoshiro } from '../../model/random.ts';

/*
 * Words by chance, of which the two halves of a board's key are made: all that are true of a position, one upon the
 * other (A. Zobrist, 1970).
 */

const next = xoshiro(31);
const words = (count: number): Int32Array => Int32Array.from({ length: count }, next);
/** By `card << 7 | what it lies on`: a card, or `64 + column` for the hidden cards of one. */
export const [ON_A, ON_B] = [words(64 * 128), words(64 * 128)];
/** By column and how many are hidden there. */
export const [DOWN_A, DOWN_B] = [words(32 * 32), words(32 * 32)];
export const [TALON_A, TALON_B] = [words(64), words(64)];
export const [HOME_A, HOME_B] = [words(64), words(64)];
/** By the place of the talon. */
export const [PLACE_A, PLACE_B] = [words(64), words(64)];
