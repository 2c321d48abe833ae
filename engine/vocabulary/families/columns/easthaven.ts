import { isFaceDown, KING, rankOf } from '../../../model/card.ts';
import type { Pile, Relation } from '../../../model/pile.ts';
import type { Table } from '../../../model/table.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { dealEach, type Need, onlyWhen } from '../../actions.ts';
import { cardsOn, holds, noneEmpty } from '../../conditions.ts';
import { dealDown, turnUpTops } from '../../deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../piles.ts';
import { aces, alternateColour, anyCard, build, down, kings, sameSuit, up } from '../../relations.ts';

/** Whether a king can be moved off other cards. A king that lies lowest would only leave its own column empty. */
function freeKing(t: Table, { index }: Pile, joined: Relation): boolean {
  let at = t.size(index) - 1;
  while (at > 0 && !isFaceDown(t.at(index, at - 1)) && joined(t.at(index, at), t.at(index, at - 1), 0)) at--;
  return at > 0 && rankOf(t.at(index, at)) === KING;
}

/** Empty columns have to be filled by kings first, if they can be; `joined` says which cards a king carries. */
export function kingsFirst(columns: readonly Pile[], joined: Relation): Need {
  const noGaps = noneEmpty(columns);
  return {
    met: (t, at) => noGaps(t, at) || !columns.some((column) => freeKing(t, column, joined)),
    why: (t) => ({ code: 'king', pile: columns.find(({ index }) => t.size(index) === 0)!.index }),
  };
}

/**
 * `width` columns of three, and a stock that deals a card to each. With `onlyKings` nothing else fills an empty column,
 * and they must do so, where they can, before the next cards are dealt.
 */
export function likeEasthaven(packs: 1 | 2 | 3, width: number, onlyKings = true): Variant {
  const joined = build(down, alternateColour);
  const homes = piles(packs * 4, foundation({ build: build(up, sameSuit), start: aces, room: 13, lift: 'nothing' }));
  const columns = piles(width, tableau({ build: joined, start: onlyKings ? kings : anyCard }));
  const row = dealEach(columns);
  const talon = pile(stock(onlyKings ? onlyWhen(kingsFirst(columns, joined), row) : row));
  const wide = Math.max(width, homes.length + 1.5);
  return {
    places: rows([
      [talon, wide - 1 - homes.length, ...homes],
      [(wide - width) / 2, ...columns],
    ]),
    from: talon,
    ...(packs > 1 ? { deck: { packs } } : {}),
    deal: [dealDown(talon, columns, 3), turnUpTops(columns)],
    after: [turnUpTops(columns)],
    won: holds(homes, packs * 52),
    score: cardsOn(homes),
  };
}
