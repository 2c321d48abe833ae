import { isRed, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile, Step, Test } from '../../model/pile.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { build, sameColour, up, wrapped } from '../../vocabulary/relations.ts';

const FIRST_RANK = 2;

/** Lays a two, a three, a four and a five, each of the other colour than the one before. */
const layInTurn =
  (from: Pile, homes: readonly Pile[]): Step =>
  (t, move) => {
    homes.forEach((home, at) => {
      const before = homes[at - 1];
      const fits: Test = (card) =>
        rankOf(card) === FIRST_RANK + at && (before === undefined || isRed(card) !== isRed(t.top(before.index)));
      takeOut(from, fits, [home])(t, move);
    });
  };

export default defineGame({
  id: 'colours',
  name: 'Colours',
  variant() {
    const homes = piles(4, foundation({ build: build(wrapped(up), sameColour), room: 13 }));
    return oneAtATime(homes, { laid: 4, hands: 6, deal: (from) => [layInTurn(from, homes)] });
  },
});
