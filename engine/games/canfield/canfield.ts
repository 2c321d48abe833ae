import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Test } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { baseShown, reserveShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { alternateColour, anyCard, baseCards, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'canfield',
  name: 'Canfield',
  variant() {
    const turned = pile(waste({ fan: { right: 3 } }));
    const talon = pile(stock(turnTo(turned, { turn: 3, redeals: Infinity })));
    const store = pile(reserve());
    const notBase: Test = (card, base) => rankOf(card) !== base;
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards, gives: notBase }));
    const first = homes.slice(0, 1);
    const columns = piles(4, tableau({ build: build(wrapped(down), alternateColour), start: anyCard }));
    return {
      places: rows([
        [talon, turned, null, ...homes],
        [store, null, null, ...columns],
      ]),
      from: talon,
      deal: [
        dealDown(talon, [store], 13),
        turnUpTops([store]),
        dealUp(talon, columns),
        dealUp(talon, first),
        setBase(first),
      ],
      after: [fillFrom(store, columns), turnUpTops([store])],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [reserveShown(store), baseShown],
    };
  },
});
