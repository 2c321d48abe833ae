import { suitOf } from '../model/card.ts';
import type { Pile } from '../model/pile.ts';
import { eachPile, foundation } from './piles.ts';
import { aces, build, sameSuit, up } from './relations.ts';

/** Clubs, spades, hearts, diamonds. */
const ORDER = [0, 3, 2, 1];

/** A foundation for each suit, which its ace alone begins and which goes up to the king. */
export const upBySuit = (): Pile[] =>
  eachPile(ORDER.length, (at) =>
    foundation({
      build: build(up, sameSuit),
      start: (card, base) => suitOf(card) === ORDER[at] && aces(card, base),
      room: 13,
    }),
  );
