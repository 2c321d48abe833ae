import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, down, kings, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'aces-and-kings',
  name: 'Aces and Kings',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const stores = piles(2, reserve({ fan: 'right' }));
    const rising = piles(4, foundation({ build: build(up, anySuit), start: aces }));
    const falling = piles(4, foundation({ build: build(down, anySuit), start: kings }));
    const homes = [...rising, ...falling];
    const cells = piles(4, cell());
    return {
      places: rows([
        [stores[0]!, 3.5, stores[1]!],
        [...rising, 0.5, ...falling],
        [talon, turned, 2.5, ...cells],
      ]),
      otherwise: [rows([[stores[0]!], [stores[1]!], homes, [talon, turned, 2, ...cells]])],
      from: talon,
      deck: { packs: 2 },
      deal: [...stores.map((store) => dealUp(talon, [store], 13)), dealUp(talon, cells)],
      after: [fillFrom(talon, cells)],
      won: holds(homes, 104),
      score: cardsOn(homes),
      noneSafe: true,
    };
  },
});
