import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { eachPile, foundation } from '../../vocabulary/piles.ts';
import { anySuit, build, ofRank, upBy, wrapped } from '../../vocabulary/relations.ts';

const COUNT = 8;

export default defineGame({
  id: 'imaginary-thirteen',
  name: 'Imaginary Thirteen',
  variant() {
    const homes = eachPile(COUNT, (at) =>
      foundation({ start: ofRank(at + 1), build: build(wrapped(upBy(at + 1)), anySuit), room: KING }),
    );
    return {
      ...oneAtATime(homes, {
        packs: 2,
        laid: COUNT,
        deal: (from) => homes.map((home, at) => takeOut(from, ofRank(at + 1), [home])),
        placed: ([talon, turned], hands) =>
          rows([
            [talon!, turned!, 0.5, ...homes],
            [4.5, ...hands],
          ]),
      }),
      noneSafe: true,
    };
  },
});
