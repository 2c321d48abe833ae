import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { drag, fromOf, toOf } from '../move.ts';
import type { Shortcut, Step } from '../pile.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealUp } from '../rules/deals.ts';
import { gone, pile, piles } from '../rules/piles.ts';
import { eitherOf, sameRank, sameSuit } from '../rules/relations.ts';

const REACHES = [3, 1];

const threeElseOne: Shortcut = (_, at) => REACHES.filter((by) => by <= at).map((by) => drag(at, 1, at - by));

export default defineGame({
  id: 'accordion',
  name: 'Accordion',
  layout() {
    const deck = pile({ role: 'stock' });
    const out = gone();
    const line = piles(52, {
      role: 'tableau',
      lift: 'top',
      build: eitherOf(sameSuit, sameRank),
      near: (from, to) => from - to === 1 || from - to === 3,
      double: threeElseOne,
    });
    const closeUp: Step = (t, move) => {
      const to = toOf(move);
      t.swap(to, 0, 1);
      t.move(to, out.index, 1);
      for (let at = fromOf(move); at + 1 < line.length && t.size(at + 1) > 0; at++) t.move(at + 1, at, 1);
    };
    return {
      places: rows([0, 9, 18, 27, 36, 45].map((at) => line.slice(at, at + 9))),
      hidden: [out, deck],
      from: deck,
      deal: [dealUp(deck, line)],
      after: [closeUp],
      won: holds([out], 51),
      score: cardsOn([out]),
    };
  },
});
