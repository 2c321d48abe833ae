import { mixedWord } from '../../model/mixed-word.ts';

/*
 * The rules by which the players of playouts choose moves and rate the result: they choose the move of the greatest
 * weight, with some noise, that leads to a new position.
 */

/** Random noise below this, a power of two, is added to the weight of a move. */
export const NOISE_RANGE = 16;
/** The result of a lost game whose cards are all where they belong; a win counts 1. */
const PROGRESS_WEIGHT = 0.2;
/** The weight of a move that is not considered, less than any other. */
export const EXCLUDED = -1;

/**
 * Derives a random seed for a position, so that the same game number always has the same luck there. `a`, `b`: the
 * halves of the position's key.
 */
export const seedAt = (number: number, a: number, b: number): number => mixedWord(number ^ a) ^ b;

/** Returns the noise of a move in a position with that seed: common random numbers for games that are compared. */
export const noiseOf = (seed: number, move: number): number =>
  mixedWord(seed ^ Math.imul(move, 0x9e3779b1)) & (NOISE_RANGE - 1);

/** Returns the index of the first of the greatest of `count` weights; -1 where all are EXCLUDED. */
export function greatest(weights: Int32Array, count: number): number {
  let best = -1;
  let most = EXCLUDED;
  for (let i = 0; i < count; i++) {
    if (weights[i]! <= most) continue;
    most = weights[i]!;
    best = i;
  }
  return best;
}

/** Returns the result of a game: 1 for a win, else a little for the cards, of `all`, that are where they belong. */
export const resultOf = (isWon: boolean, progress: number, all: number): number =>
  isWon ? 1 : (PROGRESS_WEIGHT * progress) / all;
