import { choose, defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import {
  emptyTakes,
  foundation,
  fromOnly,
  pile,
  piles,
  reserve,
  stock,
  tableau,
  waste,
} from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameColour, sameSuit, up } from '../../vocabulary/relations.ts';

const foundations = choose(
  'Foundations',
  {
    suit: { label: 'Foundations in suit', suits: sameSuit },
    colour: { label: 'Foundations in one colour', suits: sameColour },
  },
  'suit',
);

export default defineGame({
  id: 'shady-lanes',
  name: 'Shady Lanes',
  options: { foundations },
  variant({ foundations: { suits } }) {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(8, foundation({ build: build(up, suits), start: aces }));
    const store = piles(4, reserve());
    const columns = piles(
      4,
      tableau({
        build: build(down, alternateColour),
        start: anyCard,
        lift: 'top',
        reach: emptyTakes(fromOnly(...store)),
      }),
    );
    return {
      places: [
        ...rows([homes, [talon, turned]]),
        ...grid(columns, 4, { x: 2.5, y: 1 }),
        ...grid(store, 1, { x: 7, y: 1 }),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns), dealUp(talon, store)],
      after: [fillFrom(turned, store), fillFrom(talon, store)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
