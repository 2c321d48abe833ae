import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeSuits } from '../../vocabulary/deals.ts';
import { foundation, fromOnly, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';
import { anyCard, build, down, ofRank, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'sixes-and-sevens',
  name: 'Sixes and Sevens',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const sixes = piles(8, foundation({ build: build(down, sameSuit), lift: 'nothing' }));
    const sevens = piles(8, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const homes = [...sixes, ...sevens];
    const store = piles(9, reserve({ start: anyCard, room: 1, near: fromOnly(turned) }));
    const laid = (homes: typeof sixes, rank: number) =>
      [0, 4].map((at) => takeSuits(talon, ofRank(rank), homes.slice(at, at + 4)));
    return {
      places: [
        ...rows([
          [talon, 0.5, ...sixes],
          [turned, 0.5, ...sevens],
        ]),
        ...rows([[0.25, ...store]], 2.25),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [...laid(sixes, 6), ...laid(sevens, 7), dealUp(talon, store)],
      won: holds(homes, 104),
      score: cardsOn(homes, 16),
    };
  },
});
