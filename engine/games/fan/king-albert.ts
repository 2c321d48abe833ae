import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'king-albert',
  name: 'King Albert',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(9, tableau({ build: build(down, alternateColour), start: anyCard }));
    const store = piles(7, reserve());
    return {
      places: [
        ...rows([homes.flatMap((home) => [null, home]), columns]),
        ...store.map((pile, at) => ({ pile, x: at < 3 ? 9 : 10, y: at < 3 ? at + 1.5 : at - 2 })),
      ],
      hidden: [deck],
      from: deck,
      deal: [
        ...columns.map((_, row) => dealDown(deck, columns.slice(0, columns.length - row))),
        turnUpTops(columns),
        dealUp(deck, store),
      ],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
