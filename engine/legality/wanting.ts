import { relationBit } from '../model/acceptance.ts';
import type { Card } from '../model/card.ts';
import type { CompiledPiles } from './compiled-pile.ts';

/** The cards that may lie on each card, for one base rank. */
export interface Wanting {
  readonly compiled: CompiledPiles;
  /** By card: the number of its copies. */
  readonly copies: Uint8Array;
  /** By card: the cards that could be laid on it anywhere but on a foundation. */
  readonly wanting: readonly (readonly Card[])[];
  /** Whether cards of some pile carry others that could not be laid on them, as in Yukon. */
  readonly carriesOthers: boolean;
}

/** Looks up the Wanting of a base rank. */
export interface WantingByBase {
  at(base: number): Wanting;
}

/** Builds the Wanting of a base rank; `deck`: every card of the game, equal ones as often as they occur. */
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
      cards.some((card) => relationBit(tables, lift, card, onto) === 1 && !wanting[onto]!.includes(card)),
    ),
  );

const layableOn = ({ piles, tables }: CompiledPiles, cards: readonly Card[], onto: Card): Card[] =>
  cards.filter((card) =>
    piles.some(({ rules, accept, within }) => {
      const relation = rules.role === 'foundation' ? within : accept;
      return relationBit(tables, relation, card, onto) === 1 || relationBit(tables, within, card, onto) === 1;
    }),
  );
