import { ACE, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Relation } from '../../model/pile.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gridBeside, inLine } from '../../vocabulary/shapes/grid.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { sameSuit } from '../../vocabulary/relations.ts';

const WIDTH = 4;
const pairs: Relation = (card, onto) => sameSuit(card, onto) && rankOf(card) !== ACE && rankOf(onto) !== ACE;

export default defineGame({
  id: 'aces-square',
  name: 'Aces Square',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const square = piles(16, { role: 'tableau', name: 'grid', lift: 'top', build: pairs, near: inLine(WIDTH, 1) });
    return {
      places: gridBeside(talon, square, WIDTH),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, square)],
      after: [removePairs(out), refill(talon)],
      won: holds([out], 48),
      score: cardsOn([out]),
    };
  },
});
