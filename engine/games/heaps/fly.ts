import { defineGame } from '../../model/game.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, up } from '../../vocabulary/relations.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';

export default defineGame({
  id: 'fly',
  name: 'Fly',
  variant() {
    const homes = piles(8, foundation({ build: build(up, anySuit), lift: 'nothing' }));
    const store = pile(reserve({ fan: 'down' }));
    return oneAtATime(homes, {
      packs: 2,
      laid: 8,
      hands: 5,
      stores: [store],
      deal: (from) => [takeOut(from, aces, homes), dealUp(from, [store], 13)],
    });
  },
});
