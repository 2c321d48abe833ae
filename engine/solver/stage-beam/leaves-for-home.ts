import { isNear, takesCards } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';

/** Whether the cards of a pile leave it only for foundations. */
export const leavesForHome = ({ index, rules: { role } }: Pile, piles: readonly Pile[]): boolean =>
  role !== 'foundation' &&
  role !== 'stock' &&
  piles.every(
    (other) =>
      other.index === index || other.rules.role === 'foundation' || !takesCards(other) || !isNear(other, index),
  );
