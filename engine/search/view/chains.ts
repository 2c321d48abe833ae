import type { Card } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import { areAlike } from './fits.ts';
import { goesOn, type Relations } from './relations.ts';

/** The number of foundations, and of the cards of each when it is full. */
const HOMES = 4;
export const FULL = 13;

/** The four orders in which cards go home one by one: in most games the suits from the ace up. */
export interface Chains {
  /** By card: its chain, 0 to 3, and its place there, 0 to 12. */
  readonly chain: Uint8Array;
  readonly order: Uint8Array;
  /** By `chain << 4 | cards home`: the card that goes home next; 0 when all are home. */
  readonly next: Uint8Array;
}

/** Stands for the chains of a game in which no card goes home. */
export const NO_CHAINS: Chains = {
  chain: new Uint8Array(64),
  order: new Uint8Array(64).fill(FULL),
  next: new Uint8Array(64),
};

/** Finds the chains of these foundations; undefined unless there are four alike that always take one certain card. */
export function chainsOf(relations: Relations, homes: readonly Pile[]): Chains | undefined {
  const [first] = homes;
  if (first === undefined || homes.length !== HOMES || !areAlike(homes)) return undefined;
  const takenOn = (onto: Card): Card[] => relations.cards.filter((card) => goesOn(relations, first, card, onto));
  const chains: Chains = { chain: new Uint8Array(64), order: relations.order, next: new Uint8Array(64) };
  const starts = takenOn(0);
  const met = new Set<Card>();
  for (const [chain, start] of starts.entries()) {
    let now = [start];
    for (let place = 0; place < FULL; place++) {
      const [card = 0, ...more] = now;
      if (card === 0 || more.length > 0) return undefined;
      chains.chain[card] = chain;
      chains.next[(chain << 4) | place] = card;
      met.add(card);
      now = takenOn(card);
    }
  }
  return starts.length === HOMES && met.size === HOMES * FULL ? chains : undefined;
}

/** Whether no card that may go home can have another card laid on it but those that go home before it. */
export const areNeverWanted = ({ wanting, copies }: Relations, { chain, order }: Chains): boolean =>
  wanting.every(
    (others, card) =>
      copies[card] === 0 || others.every((other) => chain[other] === chain[card] && order[other]! < order[card]!),
  );
