import { xoshiro } from '../../model/random.ts';

/*
 * Random words, from which the two halves of a board's key are computed: the words of all facts of a position, combined
 * by XOR (A. Zobrist, 1970).
 */

const next = xoshiro(31);
const words = (count: number): Int32Array => Int32Array.from({ length: count }, next);
/** By `card << 7 | what it lies on`: a card, `ONTO_EMPTY`, or `64 + column` for the hidden cards of one. */
export const [ON_A, ON_B] = [words(64 * 128), words(64 * 128)];
/** By `column << 5 | number of hidden cards`. */
export const [DOWN_A, DOWN_B] = [words(32 * 32), words(32 * 32)];
export const [TALON_A, TALON_B] = [words(64), words(64)];
export const [HOME_A, HOME_B] = [words(64), words(64)];
/** By the phase of the talon. */
export const [PLACE_A, PLACE_B] = [words(64), words(64)];
