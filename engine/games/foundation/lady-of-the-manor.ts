import { defineGame } from '../../model/game.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { archwayLayout } from '../../vocabulary/families/foundations/archway.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'lady-of-the-manor',
  name: 'Lady of the Manor',
  variant() {
    const homes = piles(8, foundation({ build: build(up, anySuit), start: aces }));
    return archwayLayout({ homes, laid: (deck) => [takeOut(deck, aces, homes)], lowest: 2, open: false });
  },
});
