import { type Card, makeCard } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { type Chains, FULL } from './chains.ts';
import { makeTestTable } from './test-table.ts';

/*
 * What wins a game, found by testing its rule on tables with the cards laid in certain piles.
 */

/** Whether the game is won on a table, and not once the top card of any of these piles has gone to another. */
function isWonOnlyWith(rules: RuleSet, table: Table, piles: readonly Pile[], to: Pile): boolean {
  const { won } = rules.variant;
  return (
    won(table) &&
    piles.every(({ index }) => {
      const mark = table.end;
      table.move(index, to.index, 1);
      const isWonWithout = won(table);
      table.undo(mark);
      return !isWonWithout;
    })
  );
}

/** Whether the game is won when every card is on its foundation, and not when one is missing. */
export function isWonAtHome(
  rules: RuleSet,
  base: number,
  foundations: readonly Pile[],
  { next }: Chains,
  column: Pile,
): boolean {
  const laid = foundations.map(
    ({ index }, chain) => [index, [...next.subarray(chain << 4, (chain << 4) + FULL)]] as const,
  );
  return isWonOnlyWith(rules, makeTestTable(rules.piles.length, base, laid), foundations, column);
}

/** Whether the game is won as soon as every card is on a foundation, and says so by `held`. */
export const holdsAllAtHome = ({ variant: { won }, deck }: RuleSet, foundations: readonly Pile[]): boolean =>
  won.held?.cards === deck.length &&
  won.held.piles.length === foundations.length &&
  won.held.piles.every((pile) => foundations.includes(pile));

/** Whether the game is won with a whole suit, from the king down, in each of four columns, and not before. */
export function isWonInColumns(rules: RuleSet, columns: readonly Pile[]): boolean {
  const suits = columns.slice(0, 4);
  if (columns.length < 5) return false;
  const suit = (at: number): Card[] => Array.from({ length: FULL }, (_, under) => makeCard(FULL - under, at));
  const laid = suits.map(({ index }, at) => [index, suit(at)] as const);
  return isWonOnlyWith(rules, makeTestTable(rules.piles.length, 0, laid), suits, columns.at(-1)!);
}

/** Whether the game is won with every card on the pile, and not with one less. */
export function isWonByAll({ variant, deck, piles }: RuleSet, pile: number, base: number): boolean {
  const isWonBy = (cards: readonly Card[]): boolean => variant.won(makeTestTable(piles.length, base, [[pile, cards]]));
  return isWonBy(deck) && !isWonBy(deck.slice(1));
}

/**
 * Whether the game is won once no card lies on these piles, wherever the others lie, and not with one on any of them.
 */
export function isWonByEmpty(
  { variant, deck, piles }: RuleSet,
  empty: readonly Pile[],
  rest: number,
  base: number,
): boolean {
  const isWonWith = (laid: Parameters<typeof makeTestTable>[2]): boolean =>
    variant.won(makeTestTable(piles.length, base, laid));
  const others = piles.filter((pile) => !empty.includes(pile));
  return (
    isWonWith([[rest, deck]]) &&
    others.every(({ index }) => isWonWith([[index, deck.slice(0, 1)]])) &&
    empty.every(
      ({ index }) =>
        !isWonWith([
          [rest, deck.slice(1)],
          [index, deck.slice(0, 1)],
        ]),
    )
  );
}
