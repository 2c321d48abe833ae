import { defineGame } from '../../model/game.ts';
import { setBase } from '../../vocabulary/base.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { plaited } from '../../vocabulary/families/foundations/plait.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { baseEitherWay, baseOfWayShown, chooseWay, chosenWay } from '../../vocabulary/way.ts';

export default defineGame({
  id: 'plait',
  name: 'Braid',
  version: 2,
  variant() {
    const homes = piles(8, foundation({ build: chosenWay, start: baseEitherWay, lift: 'nothing' }));
    const game = plaited({
      homes,
      deal: ({ talon, plait, edges, cells }) => [
        dealUp(talon, edges.slice(0, 1)),
        dealUp(talon, [plait], 20),
        dealUp(talon, [edges[1]!, homes[0]!, ...cells, ...edges.slice(2)]),
        setBase(homes),
      ],
    });
    return {
      ...game,
      after: [...(game.after ?? []), chooseWay(homes)],
      homes: [0, 1].flatMap((column) => homes.filter((_, at) => at % 2 === column)),
      score: () => 0,
      shows: [baseOfWayShown],
    };
  },
});
