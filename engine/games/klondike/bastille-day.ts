import { defineGame } from '../../model/game.ts';
import { TURNED } from '../../model/change.ts';
import type { Action, Pile, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, takeOut, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

const KINGS = 8;

export default defineGame({
  id: 'bastille-day',
  name: 'Bastille Day',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const store = pile(reserve({ fan: 'right' }));
    /** Once the reserve is used up, a card of the Bastille is turned to it. */
    const free: Action = {
      can: (t, at) => t.size(at) > 0 && t.size(store.index) === 0,
      run: (t, at) => t.move(at, store.index, 1, TURNED),
      why: (t, at) => ({ code: t.size(at) > 0 ? 'reserve' : 'turned-up' }),
    };
    const bastille: Pile = pile(reserve({ lift: 'nothing', tap: free }));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, room: 13 }));
    const columns = piles(8, tableau({ build: build(down, alternateColour), start: anyCard }));
    /** The kings lie face down over four other cards. */
    const lockUp: Step = (t) => t.move(store.index, bastille.index, KINGS, TURNED);
    return {
      places: rows([[talon, turned, 1, bastille, store], homes, columns]),
      from: talon,
      deck: { packs: 2 },
      deal: [
        takeOut(
          talon,
          kings,
          Array.from({ length: KINGS }, () => store),
        ),
        dealDown(talon, [bastille], 4),
        lockUp,
        dealUp(talon, [store], 9),
        dealDown(talon, columns, 3),
        dealUp(talon, columns),
      ],
      after: [turnUpTops(columns)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
