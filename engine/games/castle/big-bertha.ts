import { defineGame } from '../../model/game.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { foundation, pile, piles, pilesOf, reserve } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'big-bertha',
  name: 'Big Bertha',
  variant() {
    const { places, ...game } = likeKlondike({
      packs: 2,
      heights: Array(15).fill(6),
      open: 6,
      dealsTo: toNone,
      stores: piles(14, reserve()),
      storesDealt: true,
      homes: { room: 12 },
    });
    const royal = pile(foundation({ start: kings, build: kings, room: 8 }));
    const homes = [...pilesOf({ places }, 'foundation'), royal];
    return {
      ...game,
      places: [...places, { pile: royal, x: 5.5, y: 0 }],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
