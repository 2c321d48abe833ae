import { takesTop } from '../model/acceptance.ts';
import { isFaceDown, KING, type Rank } from '../model/card.ts';
import type { Condition, Pile, Test } from '../model/pile.ts';
import { BASE } from '../model/counters.ts';
import type { Table } from '../model/table.ts';
import type { Winning } from '../model/variant.ts';
import { aceHigh, build, sameSuit } from './relations.ts';

/** Whether any of these piles holds a card (pyramids, peaks). */
export const coveredBy =
  (piles: readonly Pile[]): Condition =>
  (t) => {
    for (let i = 0; i < piles.length; i++) if (t.size(piles[i]!.index) > 0) return true;
    return false;
  };

/** Whether each of these piles holds a card. */
export const noneEmpty =
  (piles: readonly Pile[]): Condition =>
  (t) =>
    piles.every((pile) => t.size(pile.index) > 0);

/** Won when these piles hold that number of cards. */
export function holds(piles: readonly Pile[], cards: number): Winning {
  const count = cardsOn(piles);
  return Object.assign((t: Table) => count(t) === cards, { held: { piles, cards } });
}

/** Counts the cards on these piles, without those `laid` there before the game. */
export const cardsOn =
  (piles: readonly Pile[], laid = 0) =>
  (t: Table): number => {
    let cards = -laid;
    for (let i = 0; i < piles.length; i++) cards += t.size(piles[i]!.index);
    return cards;
  };

/** Scores five points a card, and sixty for each whole suit. */
export const fivesAndSixties =
  (homes: readonly Pile[]) =>
  (t: Table): number =>
    homes.reduce((sum, { index }) => sum + 5 * t.size(index) + (t.size(index) === KING ? 60 : 0), 0);

/** Counts the empty ones of these piles. */
export const emptyAmong =
  (piles: readonly Pile[]) =>
  (t: Table): number => {
    let empty = 0;
    for (let i = 0; i < piles.length; i++) if (t.size(piles[i]!.index) === 0) empty++;
    return empty;
  };

/** Whether the top card is face up and passes the test; in some pyramids, covered cards are face down. */
export const topIs =
  (test: Test): Condition =>
  (t, at) => {
    const top = t.top(at);
    return top !== 0 && !isFaceDown(top) && test(top, t.counter(BASE));
  };

/** Whether the top card is face up and may go to `pile`, whether that is empty or not. */
export const buildsOn =
  (pile: Pile): Condition =>
  (t, at) =>
    takesTop(t, at, pile);

const lowerInSuit = build(
  aceHigh((card: Rank, other: Rank) => card < other),
  sameSuit,
);

/** Whether the top card is lower than another pile's top card of its suit; aces are high. */
export const outranked =
  (piles: () => readonly Pile[]): Condition =>
  (t, at) => {
    if (t.size(at) === 0) return false;
    for (const { index } of piles()) if (t.size(index) > 0 && lowerInSuit(t.top(at), t.top(index), 0)) return true;
    return false;
  };
