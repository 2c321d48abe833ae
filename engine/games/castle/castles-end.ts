import { defineGame } from '../../model/game.ts';
import type { Relation } from '../../model/pile.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { piles, pilesOf, reserve } from '../../vocabulary/piles.ts';
import {
  alternateColour,
  baseCards,
  baseOrFirst,
  build,
  nextTo,
  sameSuit,
  up,
  wrapped,
} from '../../vocabulary/relations.ts';

const neighbours = build(nextTo, alternateColour);
/** Nothing moves before a foundation is begun. */
const onceBegun: Relation = (card, onto, base) => base > 0 && neighbours(card, onto, base);

export default defineGame({
  id: 'castles-end',
  name: 'Castles End',
  variant() {
    const game = likeKlondike({
      heights: Array(10).fill(5),
      open: 5,
      dealsTo: toNone,
      build: onceBegun,
      lift: 'top',
      homes: {
        build: build(wrapped(up), sameSuit),
        start: baseOrFirst,
        gives: (card, base) => !baseCards(card, base),
      },
      stores: piles(2, reserve()),
      storesDealt: true,
    });
    return { ...game, after: [setBase(pilesOf(game, 'foundation'))], shows: [baseShown] };
  },
});
