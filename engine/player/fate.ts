import { mixedWord } from '../model/mixed-word.ts';

/** What chance does in a position of a game: it comes of a number, and of the two halves of the position's key. */
export const fateAt = (number: number, a: number, b: number): number => mixedWord(number ^ a) ^ b;

/** Bits by chance for a move of a position. */
export const luckOf = (fate: number, move: number): number => mixedWord(fate ^ Math.imul(move, 0x9e3779b1));
