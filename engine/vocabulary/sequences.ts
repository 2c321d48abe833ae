import { isFaceDown, KING } from '../model/card.ts';
import type { Measure, Pile, PileRules, Relation } from '../model/pile.ts';
import { build, down, sameSuit } from './relations.ts';

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

/** Takes cards together only when each lies on the one under it as `joined` allows, however they may be carried elsewhere. */
export const inOneRun =
  (joined: Relation): NonNullable<PileRules['reach']> =>
  (from, _to, count, t) => {
    const size = t.size(from);
    for (let i = size - count + 1; i < size; i++) if (!joined(t.at(from, i), t.at(from, i - 1), 0)) return false;
    return true;
  };

const inSuit = build(down, sameSuit);

/** How many of these piles hold nothing but a whole suit, face up, from the king down to the ace. */
export const wholeSuits = (piles: readonly Pile[]): Measure => {
  const runs = piles.map((pile) => ({ pile, joined: joins([pile], inSuit) }));
  return (t) => runs.filter(({ pile, joined }) => t.size(pile.index) === KING && joined(t) === KING - 1).length;
};
