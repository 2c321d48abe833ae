import { numbersBelow, xoshiro } from '../../engine/model/random.ts';

/** The random choices of one run: the same for the same seed. */
export interface Chance {
  /** Returns a number from 0 to n − 1. */
  below(n: number): number;
  one<T>(of: readonly T[]): T;
  /** Returns true once in n times, on average. */
  once(n: number): boolean;
}

export function chanceOf(seed: number): Chance {
  const below = numbersBelow(xoshiro(seed));
  return {
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)] as T,
    once: (n) => below(n) === 0,
  };
}
