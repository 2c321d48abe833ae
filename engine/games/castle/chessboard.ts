import { defineGame } from '../../model/game.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { castle } from '../../vocabulary/shapes/castle.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard, baseOrFirst, build, down, eitherOf, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'chessboard',
  name: 'Chessboard',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseOrFirst, lift: 'nothing' }));
    const upOrDown = eitherOf(build(wrapped(up), sameSuit), build(wrapped(down), sameSuit));
    const side = (): ReturnType<typeof piles> =>
      piles(5, tableau({ fan: 'right', build: upOrDown, start: anyCard, lift: 'top' }));
    const [left, right] = [side(), side()];
    return {
      ...castle(homes, left, right),
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, [...left, ...right], 5), dealUp(deck, [left[0]!, right[0]!])],
      after: [setBase(homes)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
