import type { Pile } from '../../model/pile.ts';
import { type Place, rows } from '../../model/variant.ts';

/** Lays five piles in a cross, the foundations in its corners, stock and waste at the left. */
export const cross = (
  first: readonly Pile[],
  homes: readonly Pile[],
  [top, left, middle, right, low]: readonly Pile[],
): Place[] =>
  rows([
    [first[0]!, 1, homes[0]!, top!, homes[1]!],
    [first[1]!, 1, left!, middle!, right!],
    [2, homes[2]!, low!, homes[3]!],
  ]);
