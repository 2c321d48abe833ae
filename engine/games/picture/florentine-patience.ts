import { defineGame } from '../../model/game.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cross } from '../../vocabulary/shapes/cross.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, baseCards, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'florentine-patience',
  name: 'Florentine Patience',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards, lift: 'nothing' }));
    const onHeaps = {
      name: 'heap',
      build: build(wrapped(down), anySuit),
      start: anyCard,
      lift: 'top',
      fan: 'none',
    } as const;
    const heaps = piles(5, tableau(onHeaps));
    const first = homes.slice(0, 1);
    return {
      places: cross([talon, turned], homes, heaps),
      from: talon,
      deal: [dealUp(talon, first), setBase(first), dealUp(talon, heaps)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
