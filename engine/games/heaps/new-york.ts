import { choose, defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { emptyTakes, foundation, fromOnly, openStock, pile, piles, tableau } from '../../vocabulary/piles.ts';
import {
  alternateColour,
  anyCard,
  anySuit,
  baseCards,
  build,
  down,
  sameSuit,
  up,
  wrapped,
} from '../../vocabulary/relations.ts';

const variation = choose(
  'Variation',
  {
    'new-york': { label: 'New York', rows: 1, built: build(wrapped(down), alternateColour), runs: false },
    gotham: { label: 'Gotham', rows: 3, built: build(wrapped(down), anySuit), runs: true },
  },
  'new-york',
);

export default defineGame({
  id: 'new-york',
  name: 'New York',
  options: { variation },
  variant({ variation: { rows: dealt, built, runs } }) {
    const talon = pile(openStock());
    const heaps = piles(3, hand(talon, { role: 'reserve', fan: 'none' }));
    const homes = piles(
      8,
      foundation({ build: build(wrapped(up), sameSuit), start: baseCards, room: 13, lift: 'nothing' }),
    );
    const columns = piles(
      8,
      tableau({
        build: built,
        start: anyCard,
        lift: runs ? built : 'top',
        reach: emptyTakes(fromOnly(talon, ...heaps)),
      }),
    );
    const first = homes.slice(0, 1);
    return {
      places: [
        ...rows([
          [talon, 0.5, ...homes],
          [1.5, ...columns],
        ]),
        ...grid(heaps, 1, { y: 1.2 }),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns, dealt), dealUp(talon, first), setBase(first), turnUpTops([talon])],
      after: [turnUpTops([talon])],
      won: holds(homes, 104),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
