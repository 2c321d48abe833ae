import { QUEEN } from '../../model/card.ts';
import { REVERSED, TURNED } from '../../model/change.ts';
import { ALL_RANKS } from '../../model/deck.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, onceDealtOut, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import {
  aces,
  alternateColour,
  anyCard,
  build,
  down,
  equal,
  ofRank,
  sameSuit,
  twos,
  upBy,
} from '../../vocabulary/relations.ts';

const HEIGHT = 4;

export default defineGame({
  id: 'great-wheel',
  name: 'Great Wheel',
  variant() {
    const turned = pile(waste());
    const talon: Pile = pile(stock(turnTo(turned)));
    const stays = { lift: 'nothing' } as const;
    const hub = pile(foundation({ start: aces, build: build(equal, alternateColour), room: 8, ...stays }));
    const byTwos = { build: build(upBy(2), sameSuit), ...stays };
    const evens = piles(8, foundation({ start: twos, room: 6, ...byTwos }));
    const odds = piles(8, foundation({ start: ofRank(3), room: 5, ...byTwos }));
    const homes = [hub, ...evens, ...odds];
    const columns = piles(
      8,
      tableau({ build: build(down, sameSuit), start: anyCard, lift: 'top', reach: onceDealtOut(() => talon) }),
    );
    /** An empty column gets four cards one by one, from the waste, or where that is empty from the stock. */
    const fill: Step = (t) => {
      for (const { index } of columns) {
        if (t.size(index) > 0) continue;
        const [from, flags] = t.size(turned.index) > 0 ? [turned, REVERSED] : [talon, REVERSED | TURNED];
        t.move(from.index, index, Math.min(HEIGHT, t.size(from.index)), flags);
      }
    };
    return {
      places: rows([
        [talon, 0.5, ...evens],
        [turned, 0.5, ...odds],
        [hub, 0.5, ...columns],
      ]),
      otherwise: [rows([[talon, turned, 5, hub], evens, odds, columns])],
      from: talon,
      deck: { packs: 2, ranks: ALL_RANKS.slice(0, QUEEN) },
      deal: [dealUp(talon, columns, HEIGHT)],
      after: [fill],
      won: holds(homes, 96),
      score: cardsOn(homes),
    };
  },
});
