import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Pile, PileRules } from '../../model/pile.ts';
import { onlyWhen, turnTo } from '../../vocabulary/actions.ts';
import { baseChosen, baseShown, hasBase, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import {
  alternateColour,
  anyCard,
  baseOrFirst,
  build,
  down,
  sameSuit,
  up,
  wrapped,
} from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'glenwood',
  name: 'Duchess',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(onlyWhen(baseChosen, turnTo(turned, { redeals: 1 }))));
    const stores = piles(4, reserve({ fan: 'right' }));
    const left = cardsOn(stores);
    const isStore = (from: number): boolean => stores.some(({ index }) => index === from);
    /** The base is chosen from the reserves, for the first foundation. */
    const homes: Pile[] = piles(
      4,
      foundation({
        build: build(wrapped(up), sameSuit),
        start: baseOrFirst,
        lift: 'nothing',
        reach: (from, to, _count, t) => hasBase(t) || (isStore(from) && to === homes[0]?.index),
      }),
    );
    /** Columns move as a whole; cards of the waste go to an empty column only when the reserves are used up. */
    const reach: PileRules['reach'] = (from, to, count, t) => {
      if (!hasBase(t)) return false;
      if (columns.some(({ index }) => index === from)) return count === t.size(from);
      return t.size(to) > 0 || isStore(from) || left(t) === 0;
    };
    const columns: Pile[] = piles(4, tableau({ build: build(wrapped(down), alternateColour), start: anyCard, reach }));
    return {
      places: rows([
        [talon, turned, null, ...homes],
        [stores[0]!, null, null, ...columns],
        ...stores.slice(1).map((store) => [store]),
      ]),
      from: talon,
      deal: [dealUp(talon, stores, 3), dealUp(talon, columns)],
      after: [setBase(homes)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
