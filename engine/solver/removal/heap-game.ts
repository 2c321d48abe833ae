import { isNear, takesCards } from '../../model/acceptance.ts';
import { KING, rankOf } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import { coversOf } from '../../search/view/covers.ts';
import { beginsNoMove, givesCards, hasRoomForAll, isPlainPile } from '../../search/view/fits.ts';
import { type GameView, indicesOf } from '../../search/view/game-view.ts';
import { goesOn, type Relations } from '../../search/view/relations.ts';
import { isWonByAll, isWonByEmpty } from '../../search/view/wins.ts';

/**
 * A game whose columns only give their top cards, one by one, all to one pile, which gives none; a stock may be turned
 * to it, card by card.
 */
export interface HeapGame {
  readonly columns: readonly number[];
  readonly pile: number;
  /** By column: the indices of the columns whose cards lie on it. */
  readonly covers: readonly (readonly number[])[];
  readonly stock: number | undefined;
  /** By `rank << 4 | rank under it`, 0 for no card: 1 where the first may go on the second. */
  readonly joins: Uint8Array;
  /** `isNext`: ranks join only their neighbours, king and ace being neighbours; `isRing`: they join all of them. */
  readonly isNext: boolean;
  readonly isRing: boolean;
}

const RANKS = Array.from({ length: KING }, (_, at) => at + 1);

/** Reads the game off its rules; undefined where they contain anything more. */
export function heapGame(view: GameView, base: number): HeapGame | undefined {
  const { rules } = view;
  const [taker, ...more] = rules.piles.filter(takesCards);
  const { after = [] } = rules.variant;
  if (taker === undefined || more.length > 0 || taker.rules.lift !== 'nothing' || !after.every((it) => it.turnsUp))
    return undefined;
  const stock = stockTurnedTo(taker, view);
  const columns = rules.piles.filter((pile) => !takesCards(pile) && pile.rules.lift === 'top');
  const fits =
    isPlainPile(taker) &&
    hasRoomForAll(taker) &&
    view.othersThan(taker, stock, ...columns).every(beginsNoMove) &&
    columns.every((column) => givesTo(taker, column));
  const joins = fits ? joinsOf(view.at(base), taker) : undefined;
  if (!joins) return undefined;
  const isWon = stock
    ? isWonByEmpty(rules, columns, taker.index, base)
    : isWonByAll(rules, taker.index, base) && columns.every(({ rules: { covered } }) => covered === undefined);
  if (!isWon) return undefined;
  const covers = coversOf(rules, columns, base);
  return {
    columns: indicesOf(columns),
    pile: taker.index,
    covers: columns.map(({ index }) =>
      (covers.get(index) ?? []).map((on) => columns.findIndex((column) => column.index === on)),
    ),
    stock: stock?.index,
    joins,
    isNext: joins.every((does, at) => does === 0 || areNeighbours(at >> 4, at & 15)),
    isRing: isRing(joins),
  };
}

/** Returns the stock that is turned to a pile once, card by card, and gives no card otherwise. */
function stockTurnedTo(taker: Pile, { turning }: GameView): Pile | undefined {
  const { stock, waste, count, redeals } = turning ?? {};
  const fits = waste === taker && count === 1 && redeals === 0 && !givesCards(stock!);
  return fits && typeof stock!.rules.double !== 'object' ? stock : undefined;
}

/** Whether a column may give its top card to that pile at any time, by a drag or a click, unless others cover it. */
const givesTo = (taker: Pile, { index, rules: { gives, closed, tap, double } }: Pile): boolean =>
  [gives, closed].every((rule) => rule === undefined) &&
  isNear(taker, index) &&
  (tap === undefined || tap.plays === taker) &&
  typeof double !== 'object';

const areNeighbours = (one: number, other: number): boolean => [1, KING - 1].includes(Math.abs(one - other));

/** Tabulates which rank may go on which; undefined where suits matter. */
function joinsOf(relations: Relations, taker: Pile): Uint8Array | undefined {
  const joins = new Uint8Array(256).fill(2);
  for (const card of relations.cards) {
    for (const under of [0, ...relations.cards]) {
      const at = (rankOf(card) << 4) | (under === 0 ? 0 : rankOf(under));
      const does = Number(goesOn(relations, taker, card, under));
      if (joins[at] !== 2 && joins[at] !== does && card !== under) return undefined;
      if (card !== under) joins[at] = does;
    }
  }
  return joins.map((does) => (does === 2 ? 0 : does));
}

const isRing = (joins: Uint8Array): boolean =>
  RANKS.every((rank) => RANKS.every((under) => joins[(rank << 4) | under] === Number(areNeighbours(rank, under))));
