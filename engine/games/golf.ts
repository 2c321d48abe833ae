import { KING, rankOf } from '../model/card.ts';
import { defineGame } from '../model/game.ts';
import { rows } from '../model/variant.ts';
import type { Relation } from '../model/pile.ts';
import { asTap, playTo, turnTo } from '../vocabulary/actions.ts';
import { cardsOn } from '../vocabulary/conditions.ts';
import { dealUp } from '../vocabulary/deals.ts';
import { pile, piles, stock, tableau, waste } from '../vocabulary/piles.ts';
import { anySuit, build, upOrDown } from '../vocabulary/relations.ts';

const neighbours = build(upOrDown, anySuit);
const notOnKing: Relation = (card, onto, base) => rankOf(onto) !== KING && neighbours(card, onto, base);

export default defineGame({
  id: 'golf',
  name: 'Golf',
  variant() {
    const run = pile(waste({ lift: 'nothing', fan: { right: 26 }, build: notOnKing }));
    const talon = pile({ ...stock(turnTo(run)), double: asTap });
    const columns = piles(7, tableau({ lift: 'top', tap: playTo(run), double: asTap }));
    const left = cardsOn(columns);
    return {
      places: rows([[talon, run], columns]),
      from: talon,
      deal: [dealUp(talon, columns, 5)],
      won: (t) => left(t) === 0,
      score: (t) => 35 - left(t),
    };
  },
});
