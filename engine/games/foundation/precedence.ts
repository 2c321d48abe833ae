import { KING, type Rank } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, stock, waste } from '../../vocabulary/piles.ts';
import { anySuit, build, down, kings, ofRank, wrapped } from '../../vocabulary/relations.ts';

/** The ranks that begin the foundations, from the left. */
const FIRSTS: readonly Rank[] = Array.from({ length: 8 }, (_, at) => KING - at);

export default defineGame({
  id: 'precedence',
  name: 'Precedence',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const homes: Pile[] = eachPile(FIRSTS.length, (at, before) =>
      foundation({
        start: ofRank(FIRSTS[at]!),
        build: build(wrapped(down), anySuit),
        room: KING,
        lift: 'nothing',
        reach: (_from, to, _count, t) => t.size(to) > 0 || at === 0 || t.size(before[at - 1]!.index) > 0,
      }),
    );
    return {
      places: [...rows([homes]), ...rows([[3, talon, turned]], 1.2)],
      from: talon,
      deck: { packs: 2 },
      deal: [takeOut(talon, kings, homes.slice(0, 1))],
      won: holds(homes, 104),
      score: cardsOn(homes, 1),
      noneSafe: true,
    };
  },
});
