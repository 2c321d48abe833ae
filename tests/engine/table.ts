import { type Card, makeCardName, parseCard } from '../../engine/model/card.ts';
import type { Variant } from '../../engine/model/variant.ts';
import { Pile, type PileRules } from '../../engine/model/pile.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import { Table, type TableView } from '../../engine/model/table.ts';

/** A table of tiny piles, bottom card first: `table('KS QH', '7d 6c', '')`. */
export function table(...piles: readonly string[]): Table {
  const made = new Table(piles.length, (cards) => cards);
  piles.forEach((text, pile) => made.lay(pile, text === '' ? [] : text.split(' ').map((name) => parseCard(name)!)));
  return made;
}

/** Piles numbered in order, as a variant would number them. */
export function numbered(...rules: readonly PileRules[]): Pile[] {
  const piles = rules.map((one) => new Pile(one));
  piles.forEach((pile, index) => (pile.index = index));
  return piles;
}

/** The rules of a few piles in a row. */
export function rulesOf(rules: readonly PileRules[], rest: Partial<Variant> = {}): RuleSet {
  const piles = rules.map((one) => new Pile(one));
  const places = piles.map((pile, x) => ({ pile, x, y: 0 }));
  return new RuleSet({ places, from: piles[0]!, deal: [], won: () => false, score: () => 0, ...rest });
}

export const card = (name: string): Card => parseCard(name)!;

/** The piles of a table as `table` takes them. */
export const pilesOf = (table: TableView): string[] =>
  Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_, index) => makeCardName(table.at(pile, index))).join(' '),
  );
