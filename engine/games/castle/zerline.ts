import { QUEEN } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { castle } from '../../vocabulary/shapes/castle.ts';
import { cell, foundation, fromOnly, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anySuit, build, down, kings, ofRank, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'zerline',
  name: 'Zerline',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(
      8,
      foundation({ build: build(wrapped(up), sameSuit), start: kings, room: 13, lift: 'nothing' }),
    );
    const onRows = { build: build(down, anySuit), start: ofRank(QUEEN) };
    const wings = piles(8, tableau({ ...onRows, lift: 'top', fan: 'right' }));
    const store = pile(cell({ build: () => true, near: fromOnly(...wings), room: 4, fan: { right: 4 } }));
    const { places, otherwise = [] } = castle(homes, wings.slice(0, 4), wings.slice(4));
    const first = (left: number) => rows([[left, talon, turned, 0.5, store]]);
    const below = ({ y, ...place }: (typeof places)[number]) => ({ ...place, y: y + 1 });
    return {
      places: [...places.map(below), ...first(3)],
      otherwise: otherwise.map((tall) => first(1).concat(tall.map(below))),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, wings, 5)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
