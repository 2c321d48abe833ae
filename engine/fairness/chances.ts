import { PACK } from '../model/deck.ts';

/** Cards in the red half of the pack. */
const HALF_PACK = PACK / 2;

/**
 * Returns the chances that 0, 1, 2 … cards of a shuffled pack are where they were before, the last entry for that many
 * or more: choose k cards that stay, none of the others does, D(n − k) / (k! (n − k)!).
 */
export function chancesOfKept(cells: number): number[] {
  const exact = Array.from({ length: cells - 1 }, (_, k) => noneKept(PACK - k) / factorial(k));
  return [...exact, 1 - sumOf(exact)];
}

/** Returns the chance that none of n shuffled cards is where it was: the sum of (−1)^i / i! up to n. */
function noneKept(n: number): number {
  let [sum, term] = [0, 1];
  for (let i = 0; i <= n; i++, term /= -i) sum += term;
  return sum;
}

/**
 * Returns the chances that a shuffled pack has `least` runs of one colour or fewer, one more …, `most` or more (Wald
 * and Wolfowitz, 1940).
 */
export function chancesOfRuns(least: number, most: number): number[] {
  const all = Array.from({ length: PACK + 1 }, (_, runs) => (runs < 2 ? 0 : chanceOfRuns(runs)));
  return Array.from({ length: most - least + 1 }, (_, cell) => {
    if (cell === 0) return sumOf(all.slice(0, least + 1));
    return cell === most - least ? sumOf(all.slice(most)) : (all[least + cell] ?? 0);
  });
}

function chanceOfRuns(runs: number): number {
  const ways = choose(HALF_PACK - 1, Math.ceil(runs / 2) - 1) * choose(HALF_PACK - 1, Math.floor(runs / 2) - 1);
  return (2 * ways) / choose(PACK, HALF_PACK);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

const sumOf = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0);
