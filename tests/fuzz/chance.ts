import { numbersBelow, xoshiro } from '../../engine/model/random.ts';

/** What the dice of one run say: the same for the same seed. */
export interface Chance {
  /** From 0 to n − 1. */
  below(n: number): number;
  one<T>(of: readonly T[]): T;
  /** Once in n times. */
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
