import { defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { emptyTakes, fromOnly, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, down } from '../../vocabulary/relations.ts';
import { upBySuit } from '../../vocabulary/suits.ts';

export default defineGame({
  id: 'corner-suite',
  name: 'Corner Suite',
  options: { open: toggle('Empty columns take any card') },
  variant({ open }) {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = upBySuit();
    const [first, second, third, fourth] = homes;
    const square = piles(
      9,
      tableau({
        build: build(down, anySuit),
        start: anyCard,
        lift: 'top',
        fan: 'none',
        ...(!open && { reach: emptyTakes(fromOnly(turned)) }),
      }),
    );
    return {
      places: rows([
        [talon, 0.5, first!, ...square.slice(0, 3), second!],
        [turned, 1.5, ...square.slice(3, 6)],
        [1.5, third!, ...square.slice(6), fourth!],
      ]),
      from: talon,
      deal: [dealUp(talon, [turned])],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
