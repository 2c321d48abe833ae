import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'yukon',
  name: 'Yukon',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns = piles(7, tableau({ build: build(down, alternateColour), start: kings, lift: 'any' }));
    return {
      places: rows(homes.map((home, at) => (at === 0 ? [home, null, ...columns] : [home]))),
      hidden: [deck],
      from: deck,
      deal: [triangle(deck, columns), turnUpTops(columns), dealUp(deck, columns.slice(1), 4)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
