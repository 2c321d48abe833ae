import type { RuleSet } from '../legality/rule-set.ts';
import type { Card } from '../model/card.ts';
import type { Role } from '../model/pile.ts';
import type { TableView } from '../model/table.ts';
import type { ForeignPile, ForeignPosition, PileUse } from './foreign-game.ts';

/** The uses of our piles. */
export const USES: Readonly<Record<Role, PileUse>> = {
  stock: 'stock',
  waste: 'waste',
  foundation: 'foundation',
  tableau: 'tableau',
  cell: 'aside',
  reserve: 'aside',
};

/** A pile of a deal of ours. */
export interface OurPile {
  readonly index: number;
  readonly use: PileUse;
  readonly cards: readonly Card[];
}

/** Returns our piles for a use. */
export const pilesFor = (rules: RuleSet, use: PileUse): number[] =>
  rules.piles.flatMap(({ index, rules: { role } }) => (USES[role] === use ? [index] : []));

/**
 * Lists what each pile of a deal there may be for: those with cards by blocks of as many piles as deals here have, in
 * every order of the kinds, with as many cards in each. Piles without cards are left open.
 */
export function usesByShape(
  rules: RuleSet,
  table: TableView,
  piles: readonly ForeignPile[],
  deal: ForeignPosition,
): (readonly (PileUse | undefined)[])[] {
  if (piles.every(({ use }) => use !== undefined)) return [piles.map(({ use }) => use)];
  const filled = deal.flatMap((cards, at) => (cards.length > 0 ? [at] : []));
  const kinds = (['tableau', 'stock', 'waste', 'aside', 'foundation'] as const).flatMap((use) => {
    const sizes = pilesFor(rules, use).flatMap((pile) => (table.size(pile) > 0 ? [table.size(pile)] : []));
    return sizes.length > 0 ? [{ use, sizes }] : [];
  });
  const stock = kinds.find(({ use }) => use === 'stock');
  const hasWaste = pilesFor(rules, 'waste').length > 0 && !kinds.some(({ use }) => use === 'waste');
  const found: (readonly (PileUse | undefined)[])[] = [];
  const fill = (taken: readonly PileUse[], left: readonly Block[]): void => {
    if (found.length >= MAX_WAYS) return;
    if (left.length === 0) {
      const way = deal.map((_, at) => (filled.includes(at) ? (taken[filled.indexOf(at)] ?? 'none') : undefined));
      return void found.push(way);
    }
    for (const block of left) {
      const fits = block.sizes.every((size, nth) => deal[filled[taken.length + nth] ?? -1]?.length === size);
      if (!fits) continue;
      fill(
        [...taken, ...block.sizes.map(() => block.use)],
        left.filter((other) => other !== block),
      );
    }
  };
  fill([], kinds);
  // In the other program, the deal may turn the first cards of the stock to the waste.
  const [size = 0] = stock?.sizes ?? [];
  for (const turned of stock && hasWaste ? [1, 3] : [])
    fill(
      [],
      [
        ...kinds.map((kind) => (kind === stock ? { use: kind.use, sizes: [size - turned] } : kind)),
        { use: 'waste', sizes: [turned] },
      ],
    );
  return found;
}

/** Piles of one kind, by their numbers of cards. */
interface Block {
  readonly use: PileUse;
  readonly sizes: readonly number[];
}

/** At most this many ways to take empty piles are tried. */
const MAX_WAYS = 60;

/** Returns the uses of all piles, with empty ones taken for as many of each kind as Baize has, block by block. */
export function blocks(
  ours: readonly OurPile[],
  uses: readonly (PileUse | undefined)[],
  empty: readonly number[],
): (readonly PileUse[])[] {
  const counts = new Map<PileUse, number>();
  for (const use of ['foundation', 'aside', 'waste', 'stock', 'tableau'] as const) {
    const have = ours.filter((our) => our.use === use).length;
    const told = uses.filter((each) => each === use).length;
    if (have > told) counts.set(use, have - told);
  }
  const needed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const ways: (readonly PileUse[])[] = [];
  const fill = (taken: readonly PileUse[], kinds: readonly PileUse[]): void => {
    if (ways.length >= MAX_WAYS) return;
    if (kinds.length === 0 || taken.length >= empty.length) {
      const way = uses.map((use, at) => use ?? taken[empty.indexOf(at)] ?? 'none');
      if (!ways.some((each) => String(each) === String(way))) ways.push(way);
      return;
    }
    for (const kind of kinds) {
      const block = Array.from({ length: counts.get(kind) ?? 0 }, () => kind);
      fill(
        [...taken, ...block],
        kinds.filter((each) => each !== kind),
      );
    }
  };
  const spare = Math.max(0, empty.length - needed);
  if (spare > 0) counts.set('none', spare);
  fill([], [...counts.keys()]);
  return ways;
}
