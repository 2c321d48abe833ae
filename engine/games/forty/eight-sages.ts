import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, fromOnly, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'eight-sages',
  name: 'Eight Sages',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns = piles(
      8,
      tableau({ build: build(down, alternateColour), start: anyCard, lift: 'top', near: fromOnly(turned) }),
    );
    return {
      places: rows([
        [talon, turned, 0.5, ...homes],
        [1.25, ...columns],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
