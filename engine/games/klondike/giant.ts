import { choose, defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

const building = choose(
  'Building',
  {
    suit: { label: 'Same suit', run: build(down, sameSuit) },
    colour: { label: 'Alternating colors', run: build(down, alternateColour) },
  },
  'colour',
);

export default defineGame({
  id: 'giant',
  name: 'Giant',
  version: 2,
  options: { building },
  variant({ building: { run } }) {
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, most: 13, oneByOne: true }));
    const columns = piles(8, tableau({ build: run, start: anyCard }));
    const talon = pile(stock(dealEach(columns)));
    const aside = pile(cell());
    return {
      places: rows([
        [talon, null, ...homes],
        [...columns, null, aside],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
