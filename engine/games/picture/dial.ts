import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { onDial } from '../../vocabulary/shapes/clock.ts';
import { eachPile, foundation, pile, stock, waste } from '../../vocabulary/piles.ts';
import { alternateColour, build, equal, ofRank } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'dial',
  name: 'Dial',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = eachPile(KING, (at) =>
      foundation({ start: ofRank(at + 1), build: build(equal, alternateColour), lift: 'nothing' }),
    );
    const [hours, king] = [homes.slice(0, -1), homes.at(-1)!];
    return {
      places: [...onDial(hours, 1.5), { pile: king, x: 4, y: 1.5 }, ...rows([[talon], [turned]])],
      from: talon,
      deal: [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
