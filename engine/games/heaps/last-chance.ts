import { isFaceDown } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Pile, PileRules, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard } from '../../vocabulary/relations.ts';
import { upBySuit } from '../../vocabulary/suits.ts';

const columns = choose(
  'Columns',
  { seven: { label: '7 columns', count: 7 }, six: { label: '6 columns', count: 6 } },
  'seven',
);

export default defineGame({
  id: 'last-chance',
  name: 'Last Chance',
  options: { columns },
  variant({ columns: { count } }) {
    const turned = pile(waste({ room: 1 }));
    const talon: Pile = pile(stock(turnTo(turned)));
    const homes = upBySuit();
    const hidden = pile(reserve());
    const reach: PileRules['reach'] = (from, to, _count, t) => t.size(to) === 0 || from === turned.index;
    const heaps = piles(count, tableau({ build: () => true, start: anyCard, lift: 'top', reach }));
    /** The hidden card is turned up once stock and waste are used up. */
    const turnHidden: Step = (t) => {
      const isLeft = t.size(talon.index) + t.size(turned.index) > 0;
      if (!isLeft && isFaceDown(t.top(hidden.index))) t.turn(hidden.index, 0);
    };
    return {
      places: rows([
        [talon, turned, 2, ...homes],
        [hidden, 1, ...heaps],
      ]),
      from: talon,
      deal: [dealUp(talon, heaps), dealDown(talon, [hidden])],
      after: [turnHidden],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
