import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Measure, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { removeWhole } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard } from '../../vocabulary/relations.ts';

const [COLUMNS, SUM] = [13, 91];

export default defineGame({
  id: 'ninety-one',
  name: 'Ninety-One',
  variant() {
    const deck = pile({ role: 'stock' });
    const out = gone();
    const columns = piles(COLUMNS, tableau({ build: () => true, start: anyCard, lift: 'top' }));
    const sum: Measure = (t) => columns.reduce((total, { index }) => total + rankOf(t.top(index)), 0);
    const leave = removeWhole(columns, out);
    const removeTops: Step = (t, move) => {
      if (sum(t) === SUM) leave(t, move);
    };
    return {
      places: rows([columns]),
      otherwise: [rows([columns.slice(0, 7), [0.5, ...columns.slice(7)]], 0, 2.3)],
      hidden: [deck, out],
      from: deck,
      deal: [dealUp(deck, columns, 4)],
      after: [removeTops],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
