import { looksUp } from '../model/acceptance.ts';
import type { Card } from '../model/card.ts';
import type { CompiledPiles } from './compiled-pile.ts';

/** Which cards could want which under them, for one base rank. */
export interface Wanting {
  readonly compiled: CompiledPiles;
  /** By card: how many of it there are. */
  readonly copies: Uint8Array;
  /** By card: the cards that could be laid on it somewhere but on a foundation. */
  readonly wanting: readonly (readonly Card[])[];
  /** Some pile gives cards that carry others which could not be laid on them, as in Yukon. */
  readonly carriesOthers: boolean;
}

/** Gives the same for the base rank of a position. */
export interface WantingByBase {
  at(base: number): Wanting;
}

/** `deck`: every card there is, equal ones as often as there are. */
export function wantingOf(compiled: CompiledPiles, deck: readonly Card[]): Wanting {
  const copies = new Uint8Array(64);
  for (const card of deck) copies[card]!++;
  const cards = [...new Set(deck)];
  const wanting = Array.from({ length: 64 }, (_, onto) => (onto === 0 ? [] : layableOn(compiled, cards, onto)));
  return { compiled, copies, wanting, carriesOthers: carriesOthers(compiled, cards, wanting) };
}

const carriesOthers = (
  { piles, tables }: CompiledPiles,
  cards: readonly Card[],
  wanting: Wanting['wanting'],
): boolean =>
  piles.some(({ lift }) =>
    cards.some((onto) =>
      cards.some((card) => looksUp(tables, lift, card, onto) === 1 && !wanting[onto]!.includes(card)),
    ),
  );

const layableOn = ({ piles, tables }: CompiledPiles, cards: readonly Card[], onto: Card): Card[] =>
  cards.filter((card) =>
    piles.some(({ rules, accept, within }) => {
      const asked = rules.role === 'foundation' ? within : accept;
      return looksUp(tables, asked, card, onto) === 1 || looksUp(tables, within, card, onto) === 1;
    }),
  );
