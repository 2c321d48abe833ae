import type { BuildOrder } from '../../engine/lessons/order.ts';
import { type Card, isRed, KING, makeCard, rankOf, suitOf } from '../../engine/model/card.ts';

const sameSuit = (card: Card, onto: Card): boolean => suitOf(card) === suitOf(onto);
const sameColour = (card: Card, onto: Card): boolean => isRed(card) === isRed(onto);

/**
 * Whether an order lets a card lie on another, read from its words alone; `base`: the base rank of the deal, where the
 * order may end.
 */
export function obeys(order: BuildOrder, card: Card, onto: Card, base = 0): boolean {
  if (order.kind === 'alike') return sameSuit(card, onto) || rankOf(card) === rankOf(onto);
  const [one, other] = [rankOf(card), rankOf(onto)];
  const suits = {
    any: true,
    same: sameSuit(card, onto),
    different: !sameSuit(card, onto),
    colour: sameColour(card, onto),
    alternate: !sameColour(card, onto),
  }[order.suits];
  if (order.kind === 'couples')
    return suits && order.ranks.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  const { how, by, round, end } = order.ranks;
  if (end !== undefined && other === (end || base)) return false;
  const steps = (count: number): boolean => one - other === count || (round && (one - other - count) % KING === 0);
  const ranks = {
    any: true,
    same: one === other,
    sum: one + other === by,
    up: steps(by),
    down: steps(-by),
    either: steps(1) || steps(-1),
  }[how];
  return suits && ranks;
}

/** Returns the same order without its last rank. */
export function endless(order: BuildOrder): BuildOrder {
  if (order.kind !== 'order') return order;
  const { how, by, round } = order.ranks;
  return { ...order, ranks: { how, by, round } };
}

/**
 * Whether an order lets a card lie on another by the places of their ranks among those of a short pack, where they
 * follow each other as they are left: seven follows ace in a pack of thirty-two. `ranks`: from the lowest; empty: a
 * full pack.
 */
export function obeysInPlace(order: BuildOrder, card: Card, onto: Card, ranks: readonly number[]): boolean {
  const inPlace = (one: Card): Card => makeCard(ranks.indexOf(rankOf(one)) + 1, suitOf(one));
  return ranks.length > 0 && obeys(endless(order), inPlace(card), inPlace(onto));
}
