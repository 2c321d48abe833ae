import type { Card } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { makeTestTable } from './test-table.ts';

/** Whether what a pile takes depends only on the card and its top card, however many come at a time. */
export const isPlainTaker = ({ rules, taking }: Pile): boolean =>
  rules.tap === undefined &&
  typeof rules.double !== 'object' &&
  [rules.covered, rules.closed, rules.on, rules.takes, rules.within, rules.room, taking.reach].every(
    (rule) => rule === undefined,
  ) &&
  taking.least === 1;

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
