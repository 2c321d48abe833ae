import { isFaceDown, KING, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { dealEach, type Need, onlyWhen } from '../../vocabulary/actions.ts';
import { cardsOn, holds, noneEmpty } from '../../vocabulary/conditions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const joined = build(down, alternateColour);

/** A king that can be carried off other cards. One that lies lowest would only leave another column empty. */
function freeKing(t: Table, { index }: Pile): boolean {
  let at = t.size(index) - 1;
  while (at > 0 && !isFaceDown(t.at(index, at - 1)) && joined(t.at(index, at), t.at(index, at - 1), 0)) at--;
  return at > 0 && rankOf(t.at(index, at)) === KING;
}

export default defineGame({
  id: 'easthaven',
  name: 'Easthaven',
  variant() {
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns = piles(7, tableau({ build: joined, start: kings }));
    const noGaps = noneEmpty(columns);
    /** Empty columns have to be filled first, if they can be. */
    const filled: Need = {
      met: (t, at) => noGaps(t, at) || !columns.some((column) => freeKing(t, column)),
      why: (t) => ({ code: 'king', pile: columns.find(({ index }) => t.size(index) === 0)!.index }),
    };
    const talon = pile(stock(onlyWhen(filled, dealEach(columns))));
    return {
      places: rows([[talon, null, null, ...homes], columns]),
      from: talon,
      deal: [dealDown(talon, columns, 3), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
