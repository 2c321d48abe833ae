import { takesTop } from '../../model/acceptance.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Action } from '../../model/pile.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { homeFor } from '../../vocabulary/after.ts';
import { baseShown, hasBase, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { putUnder, dealHeights } from '../../vocabulary/deals.ts';
import { described, foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import {
  aboveBase,
  anyCard,
  baseOrFirst,
  build,
  down,
  sameColour,
  sameSuit,
  up,
  wrapped,
} from '../../vocabulary/relations.ts';
import { ROUNDS } from '../../model/counters.ts';

const CHOICES = 3;
export default defineGame({
  id: 'hamilton',
  name: 'Hamilton',
  variant() {
    const chooser = pile(waste());
    const homes = piles(
      4,
      foundation({
        build: build(wrapped(up), sameSuit),
        start: baseOrFirst,
        most: 13,
        oneByOne: true,
        reach: (from, _to, _count, t) => hasBase(t) || from === chooser.index,
      }),
    );
    /** Sends home the top card and all that can follow it. */
    const runHome: Action = {
      can: (t, at) => hasBase(t) && homeFor(t, at, homes) !== undefined,
      run(t, at) {
        const home = homeFor(t, at, homes)!;
        do t.move(at, home.index, 1);
        while (takesTop(t, at, home));
      },
      why: (t) => ({ code: hasBase(t) ? 'no-home' : 'base' }),
    };
    const columns = piles(
      7,
      tableau({
        build: aboveBase(build(wrapped(down), sameColour)),
        start: anyCard,
        lift: aboveBase(build(wrapped(down), sameSuit)),
        reach: described((_from, _to, _count, t) => hasBase(t), 'base-chosen'),
        double: runHome,
      }),
    );
    const deal = dealEach(columns);
    const choose: Action = {
      can: (t) => t.counter(ROUNDS) < CHOICES,
      run(t, at) {
        if (t.size(chooser.index) > 0) putUnder(t, chooser.index, at);
        t.move(at, chooser.index, 1, TURNED);
        t.add(ROUNDS, 1);
      },
      why: () => ({ code: 'choices', count: CHOICES }),
    };
    const talon = pile(
      stock({
        can: (t, at) => (hasBase(t) ? deal : choose).can(t, at),
        run: (t, at) => (hasBase(t) ? deal : choose).run(t, at),
        why: (t, at) => (hasBase(t) ? deal : choose).why(t, at),
      }),
    );
    return {
      places: rows([[talon, chooser, null, ...homes], columns]),
      from: talon,
      deal: [dealHeights(talon, columns, [1, 2, 3, 4, 5, 6, 7], 7)],
      after: [setBase(homes)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
