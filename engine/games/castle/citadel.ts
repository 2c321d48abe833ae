import { defineGame } from '../../model/game.ts';
import { byCells } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealPastHomes, takeOut } from '../../vocabulary/deals.ts';
import { castle } from '../../vocabulary/shapes/castle.ts';
import type { Pile } from '../../model/pile.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, anySuit, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'citadel',
  name: 'Citadel',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const onRows = build(down, anySuit);
    const most = byCells([], () => wings);
    const wings: Pile[] = piles(8, tableau({ build: onRows, start: anyCard, fan: 'right', most }));
    return {
      ...castle(homes, wings.slice(0, 4), wings.slice(4)),
      hidden: [deck],
      from: deck,
      deal: [takeOut(deck, aces, homes), dealPastHomes(deck, wings, homes)],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
