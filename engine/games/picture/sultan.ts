import { ACE, KING, makeCard } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { build, kings, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

const HEARTS = 2;

export default defineGame({
  id: 'sultan',
  name: 'Sultan',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const sultan = pile(foundation({ lift: 'nothing' }));
    const ace = pile(foundation({ build: build(up, sameSuit), lift: 'nothing', room: 12 }));
    const others = piles(7, foundation({ build: build(wrapped(up), sameSuit), lift: 'nothing', room: 13 }));
    const homes = [others[0]!, ace, others[1]!, others[2]!, sultan, ...others.slice(3)];
    const divan = piles(6, cell({ name: 'divan' }));
    return {
      places: [
        ...rows([[talon], [turned]]),
        ...grid(divan.slice(0, 3), 1, { x: 1.5 }),
        ...grid(homes, 3, { x: 2.75 }),
        ...grid(divan.slice(3), 1, { x: 6 }),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        takeOut(talon, (card) => card === makeCard(KING, HEARTS), [sultan]),
        takeOut(talon, (card) => card === makeCard(ACE, HEARTS), [ace]),
        takeOut(talon, kings, others),
        dealUp(talon, divan),
      ],
      won: holds(homes, 104),
      score: cardsOn(homes, 9),
    };
  },
});
