import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'eiffel-tower',
  name: 'Eiffel Tower',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const tower = piles(20, { role: 'tableau', name: 'pile', lift: 'nothing', build: addUpTo(14) });
    const laid = cardsOn(tower, tower.length);
    return {
      places: rows([
        [2, ...tower.slice(0, 1)],
        [1.5, ...tower.slice(1, 3), 1.5, talon, turned],
        [1, ...tower.slice(3, 6)],
        [0.5, ...tower.slice(6, 10)],
        tower.slice(10, 15),
        tower.slice(15),
      ]),
      otherwise: [
        rows([
          [talon, 1, ...tower.slice(0, 1)],
          [turned, 0.5, ...tower.slice(1, 3)],
          [1, ...tower.slice(3, 6)],
          [0.5, ...tower.slice(6, 10)],
          tower.slice(10, 15),
          tower.slice(15),
        ]),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, tower)],
      won: (t) => laid(t) === 84,
      score: laid,
    };
  },
});
