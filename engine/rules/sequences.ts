import { isFaceDown } from '../card.ts';
import type { Measure, Pile, Relation } from '../pile.ts';

/** How many cards of these piles lie face up on a face-up card that `joined` allows under them. */
export const joins =
  (piles: readonly Pile[], joined: Relation): Measure =>
  (t) => {
    let count = 0;
    for (const { index } of piles) {
      for (let i = 1; i < t.size(index); i++) {
        const [below, card] = [t.at(index, i - 1), t.at(index, i)];
        if (!isFaceDown(below) && !isFaceDown(card) && joined(card, below, 0)) count++;
      }
    }
    return count;
  };
