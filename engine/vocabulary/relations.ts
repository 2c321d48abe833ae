import { ACE, type Card, isRed, KING, type Rank, rankOf, suitOf } from '../model/card.ts';
import type { Relation, Test } from '../model/pile.ts';

/** Whether the ranks of two neighbouring cards fit. */
type Ranks = (card: Rank, onto: Rank) => boolean;
/** Whether the suits of two neighbouring cards fit. */
type Suits = (card: Card, onto: Card) => boolean;

export const up: Ranks = (card, onto) => card === onto + 1;
export const down: Ranks = (card, onto) => card === onto - 1;
export const upOrDown: Ranks = (card, onto) => up(card, onto) || down(card, onto);
/** `step` ranks higher; a negative step goes down. */
export const upBy =
  (step: number): Ranks =>
  (card, onto) =>
    card === onto + step;
export const equal: Ranks = (card, onto) => card === onto;
export const anyRank: Ranks = () => true;
/** The same order, continued from king to ace and from ace to king. */
export const wrapped =
  (ranks: Ranks): Ranks =>
  (card, onto) =>
    ranks(card, onto) || ranks(card + KING, onto) || ranks(card, onto + KING);

const [upRound, downRound] = [wrapped(up), wrapped(down)];
/** Up or down, with king and ace as neighbours. */
export const nextTo: Ranks = (card, onto) => upRound(card, onto) || downRound(card, onto);

/** The same order with the ace above the king. */
export const aceHigh =
  (ranks: Ranks): Ranks =>
  (card, onto) =>
    ranks(card === ACE ? KING + 1 : card, onto === ACE ? KING + 1 : onto);

export const sameSuit: Suits = (card, onto) => suitOf(card) === suitOf(onto);
export const sameColour: Suits = (card, onto) => isRed(card) === isRed(onto);
export const alternateColour: Suits = (card, onto) => isRed(card) !== isRed(onto);
export const otherSuit: Suits = (card, onto) => suitOf(card) !== suitOf(onto);
export const anySuit: Suits = () => true;

/** Cards whose ranks and suits both fit. */
export const build =
  (ranks: Ranks, suits: Suits): Relation =>
  (card, onto) =>
    ranks(rankOf(card), rankOf(onto)) && suits(card, onto);

export const eitherOf =
  (...relations: readonly Relation[]): Relation =>
  (card, onto, base) => {
    for (const relation of relations) if (relation(card, onto, base)) return true;
    return false;
  };

/** The same relation, but nothing goes on a base card, which is the lowest of its suit. */
export const aboveBase =
  (relation: Relation): Relation =>
  (card, onto, base) =>
    rankOf(onto) !== base && relation(card, onto, base);

export const sameRank = build(equal, anySuit);

/** Two cards whose ranks add up to `sum`. */
export const addUpTo =
  (sum: number): Relation =>
  (card, onto) =>
    onto !== 0 && rankOf(card) + rankOf(onto) === sum;

export const anyCard: Test = () => true;
export const aces: Test = (card) => rankOf(card) === ACE;
export const twos: Test = (card) => rankOf(card) === 2;
export const ofRank =
  (rank: Rank): Test =>
  (card) =>
    rankOf(card) === rank;
/** The card of that rank and suit; suits are numbered as by `suitOf`. */
export const theCard = (rank: Rank, suit: number): Test => ofSuit(suit, ofRank(rank));
export const kings: Test = (card) => rankOf(card) === KING;
/** Cards of one suit that pass the test. */
export const ofSuit =
  (suit: number, which: Test): Test =>
  (card, base) =>
    suitOf(card) === suit && which(card, base);
export const baseCards: Test = (card, base) => rankOf(card) === base;
/** The rank below the base, which goes home last. */
export const belowBase: Test = (card, base) => (rankOf(card) % KING) + 1 === base;
/** The base rank, or any card while there is no base yet: the first card sets it. */
export const baseOrFirst: Test = (card, base) => base === 0 || rankOf(card) === base;
