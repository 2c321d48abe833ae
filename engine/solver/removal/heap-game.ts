import { isNear, looksUp, takesCards } from '../../model/acceptance.ts';
import { KING, rankOf } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { isKept } from '../position/facts.ts';
import type { Relations } from '../relations.ts';
import { coversOf } from './covers.ts';
import { isPlainTaker, isWonByAll, isWonByEmpty } from './plain.ts';

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
export function heapGame(rules: RuleSet, relations: Relations, base: number): HeapGame | undefined {
  const takers = rules.piles.filter(takesCards);
  const [taker] = takers;
  const { after = [] } = rules.variant;
  if (taker === undefined || takers.length > 1 || taker.rules.lift !== 'nothing' || !after.every((it) => it.turnsUp))
    return undefined;
  const stock = rules.piles.find((pile) => isTurnedTo(taker, pile));
  const columns = rules.piles.filter((pile) => !takesCards(pile) && pile.rules.lift === 'top');
  const fits =
    isPlainTaker(taker) &&
    rules.piles.every((pile) => pile === taker || pile === stock || columns.includes(pile) || isKept(pile)) &&
    columns.every(
      ({ index, rules: { gives, closed, tap, double } }) =>
        [gives, closed].every((rule) => rule === undefined) &&
        isNear(taker, index) &&
        (tap === undefined || tap.plays === taker) &&
        typeof double !== 'object',
    );
  const joins = fits ? joinsOf(relations, taker.index) : undefined;
  if (!joins) return undefined;
  const isWon = stock
    ? isWonByEmpty(rules, columns, taker.index, base)
    : isWonByAll(rules, taker.index, base) && columns.every(({ rules: { covered } }) => covered === undefined);
  if (!isWon) return undefined;
  const covers = coversOf(rules, columns, base);
  return {
    columns: columns.map(({ index }) => index),
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

const isTurnedTo = (taker: Pile, { rules: { tap, lift, double } }: Pile): boolean =>
  tap?.turns?.to === taker &&
  tap.turns.count === 1 &&
  (tap.redeals ?? 0) === 0 &&
  (lift ?? 'nothing') === 'nothing' &&
  typeof double !== 'object';

const areNeighbours = (one: number, other: number): boolean => [1, KING - 1].includes(Math.abs(one - other));

/** Tabulates which rank may go on which; undefined where suits matter. */
function joinsOf({ compiled, copies }: Relations, pile: number): Uint8Array | undefined {
  const joins = new Uint8Array(256).fill(2);
  const cards = [...copies.keys()].filter((card) => copies[card]! > 0);
  for (const card of cards) {
    for (const under of [0, ...cards]) {
      const at = (rankOf(card) << 4) | (under === 0 ? 0 : rankOf(under));
      const does = looksUp(compiled.tables, compiled.piles[pile]!.accept, card, under);
      if (joins[at] !== 2 && joins[at] !== does && card !== under) return undefined;
      if (card !== under) joins[at] = does;
    }
  }
  return joins.map((does) => (does === 2 ? 0 : does));
}

const isRing = (joins: Uint8Array): boolean =>
  RANKS.every((rank) => RANKS.every((under) => joins[(rank << 4) | under] === Number(areNeighbours(rank, under))));
