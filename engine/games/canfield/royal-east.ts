import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, baseCards, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'royal-east',
  name: 'Four Seasons',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards, lift: 'nothing' }));
    const cross = piles(5, tableau({ build: build(wrapped(down), anySuit), start: anyCard, lift: 'top', fan: 'none' }));
    const [northWest, northEast, southWest, southEast] = homes;
    const [north, west, middle, east, south] = cross;
    const first = homes.slice(0, 1);
    return {
      places: rows([
        [talon, turned, null, northWest!, north!, northEast!],
        [3, west!, middle!, east!],
        [3, southWest!, south!, southEast!],
      ]),
      from: talon,
      deal: [dealUp(talon, first), setBase(first), dealUp(talon, cross)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
