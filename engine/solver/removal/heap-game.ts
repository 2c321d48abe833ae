import { isNear, looksUp, takesCards } from '../../model/acceptance.ts';
import { KING, rankOf } from '../../model/card.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { isKept } from '../position/facts.ts';
import type { Relations } from '../relations.ts';
import { isPlainTaker, isWonByAll } from './plain.ts';

/** A game whose columns only give their top cards, one by one, all to one pile, which gives none. */
export interface HeapGame {
  readonly columns: readonly number[];
  readonly pile: number;
  /** By `rank << 4 | rank under it`, 0 for no card: 1 where the first may go on the second. */
  readonly joins: Uint8Array;
  /** Ranks join their neighbours alone, king and ace being neighbours. */
  readonly isRing: boolean;
}

const RANKS = Array.from({ length: KING }, (_, at) => at + 1);

/** The game as its rules say it; undefined where there is more to them than that. */
export function heapGame(rules: RuleSet, relations: Relations, base: number): HeapGame | undefined {
  const takers = rules.piles.filter(takesCards);
  const [taker] = takers;
  if (taker === undefined || takers.length > 1 || taker.rules.lift !== 'nothing' || rules.variant.after)
    return undefined;
  const columns = rules.piles.filter((pile) => !takesCards(pile) && pile.rules.lift === 'top');
  const fits =
    isPlainTaker(taker) &&
    rules.piles.every((pile) => pile === taker || columns.includes(pile) || isKept(pile)) &&
    columns.every(
      ({ index, rules: { gives, covered, closed, tap, double } }) =>
        [gives, covered, closed].every((rule) => rule === undefined) &&
        isNear(taker, index) &&
        (tap === undefined || tap.plays === taker) &&
        typeof double !== 'object',
    );
  const joins = fits ? joinsOf(relations, taker.index) : undefined;
  if (!joins || !isWonByAll(rules, taker.index, base)) return undefined;
  return { columns: columns.map(({ index }) => index), pile: taker.index, joins, isRing: isRing(joins) };
}

/** Undefined where suits count. */
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
  RANKS.every((rank) =>
    RANKS.every((under) => joins[(rank << 4) | under] === Number([1, KING - 1].includes(Math.abs(rank - under)))),
  );
