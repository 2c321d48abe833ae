import type { RuleSet } from '../legality/rule-set.ts';
import { type Card, faceUp } from '../model/card.ts';
import type { TableView } from '../model/table.ts';
import type { ForeignPile, ForeignPosition, PileUse } from './foreign-game.ts';
import { blocks, type OurPile, USES } from './uses.ts';

/** Which piles of another program are which of ours. */
export interface Alignment {
  /** Pairs of piles whose cards must be the same, in order. */
  readonly pairs: readonly { readonly their: number; readonly our: number }[];
  /** Piles whose cards must be the same, whichever pile they are in: cells and reserves. */
  readonly aside: { readonly their: readonly number[]; readonly our: readonly number[] };
  /** Piles that must hold as many cards together, with the same card on top: games here may have two wastes. */
  readonly waste: { readonly their: readonly number[]; readonly our: readonly number[] };
  /** Piles that must hold as many cards together: the stock. */
  readonly stock: { readonly their: readonly number[]; readonly our: readonly number[] };
  /** Piles that only decide between moves that are as good. */
  readonly foundation: { readonly their: readonly number[]; readonly our: readonly number[] };
}

export const faceUpCards = (table: TableView, pile: number): Card[] =>
  Array.from({ length: table.size(pile) }, (_, at) => faceUp(table.at(pile, at)));

const ourPiles = (rules: RuleSet, table: TableView): OurPile[] =>
  rules.piles.map(({ index, rules: { role } }) => ({ index, use: USES[role], cards: faceUpCards(table, index) }));

const bare = (cards: readonly Card[]): Card[] => cards.map((card) => faceUp(card));
const textOf = (cards: readonly Card[]): string => bare(cards).join(' ');

/**
 * Lists ways in which the piles of a deal there may be those of the same deal here. If the file does not name the uses
 * of piles, cards identify the piles that have any. Empty piles are assigned to kinds in blocks, in every order.
 */
export function alignments(
  rules: RuleSet,
  table: TableView,
  piles: readonly ForeignPile[],
  deal: ForeignPosition,
): Alignment[] {
  const ours = ourPiles(rules, table);
  const known = piles.map(({ use }) => use);
  const told = known.some((use) => use !== undefined)
    ? { uses: known, paired: sameColumns(ours, known, deal) }
    : byCards(ours, deal);
  if (!told) return [];
  const empty = piles.flatMap((_, at) => (told.uses[at] === undefined ? [at] : []));
  return blocks(ours, told.uses, empty).map((uses) => byUse(ours, uses, told.paired));
}

/** Pairs columns by their cards: the same deal may be laid in another order of columns. */
function sameColumns(
  ours: readonly OurPile[],
  uses: readonly (PileUse | undefined)[],
  deal: ForeignPosition,
): ReadonlyMap<number, number> {
  const left = ours.filter(({ use, cards }) => use === 'tableau' && cards.length > 0);
  const paired = new Map<number, number>();
  for (const [at, cards] of deal.entries()) {
    const same = uses[at] === 'tableau' ? left.find((our) => textOf(our.cards) === textOf(cards)) : undefined;
    if (!same) continue;
    paired.set(at, same.index);
    left.splice(left.indexOf(same), 1);
  }
  return paired;
}

/** Pairs piles that hold the same cards. The stock identifies a waste that the deal turns from it. */
function byCards(ours: readonly OurPile[], deal: ForeignPosition) {
  const uses: (PileUse | undefined)[] = deal.map((cards) => (cards.length > 0 ? 'none' : undefined));
  const paired = new Map<number, number>();
  const left = ours.filter(({ cards }) => cards.length > 0);
  const pair = (their: number, our: OurPile): void => {
    uses[their] = our.use;
    paired.set(their, our.index);
    left.splice(left.indexOf(our), 1);
  };
  for (const [at, cards] of deal.entries()) {
    const same = cards.length > 0 ? left.find((our) => textOf(our.cards) === textOf(cards)) : undefined;
    if (same) pair(at, same);
  }
  const stock = left.find(({ use }) => use === 'stock');
  const waste = ours.find(({ use, cards }) => use === 'waste' && cards.length === 0);
  if (stock && waste) {
    const split = turnedStock(stock, deal, uses);
    if (split) {
      pair(split.stock, stock);
      uses[split.waste] = 'waste';
      paired.set(split.waste, waste.index);
    }
  }
  return left.some(({ use }) => use !== 'foundation') ? undefined : { uses, paired };
}

/** Finds a pile and a waste turned from it that together are our stock. */
function turnedStock(
  stock: OurPile,
  deal: ForeignPosition,
  uses: readonly (PileUse | undefined)[],
): { readonly stock: number; readonly waste: number } | undefined {
  const text = textOf(stock.cards);
  const free = deal.flatMap((cards, at) => (cards.length > 0 && uses[at] === 'none' ? [at] : []));
  for (const rest of free)
    for (const turned of free) {
      if (rest === turned) continue;
      const [talon = [], waste = []] = [deal[rest], deal[turned]];
      if (textOf([...talon, ...waste.toReversed()]) === text) return { stock: rest, waste: turned };
    }
  return undefined;
}

/** Pairs piles of the same use in order, those without cards at the deal too. */
function byUse(
  ours: readonly OurPile[],
  uses: readonly PileUse[],
  told: ReadonlyMap<number, number> = new Map(),
): Alignment {
  const of = (use: PileUse) => ({
    their: uses.flatMap((each, at) => (each === use ? [at] : [])),
    our: ours.filter((our) => our.use === use).map(({ index }) => index),
  });
  const { their, our } = of('tableau');
  const free = our.filter((index) => ![...told.values()].includes(index));
  const pairs = their.flatMap((at) => {
    const index = told.get(at) ?? free.shift();
    return index === undefined ? [] : [{ their: at, our: index }];
  });
  return { pairs, aside: of('aside'), waste: of('waste'), stock: of('stock'), foundation: of('foundation') };
}

/** How many foundations there have no counterpart here with as many cards and the same one on top. */
export function foundationsAstray(
  table: TableView,
  { foundation: { their, our } }: Alignment,
  position: ForeignPosition,
): number {
  const ours = our.map((pile) => `${table.size(pile)} ${faceUp(table.top(pile))}`);
  let astray = 0;
  for (const pile of their) {
    const cards = position[pile] ?? [];
    const at = ours.indexOf(`${cards.length} ${faceUp(cards.at(-1) ?? 0)}`);
    if (at >= 0) ours.splice(at, 1);
    else astray += 1;
  }
  return astray;
}

/** How many cards are not where another program's position has them; foundations follow from the rest. */
export function cardsAstray(
  table: TableView,
  { pairs, aside, waste, stock }: Alignment,
  position: ForeignPosition,
): number {
  let astray = 0;
  for (const { their, our } of pairs) {
    const cards = position[their] ?? [];
    const size = table.size(our);
    let same = 0;
    while (same < size && same < cards.length && faceUp(table.at(our, same)) === faceUp(cards[same] ?? 0)) same += 1;
    astray += size + cards.length - 2 * same;
  }
  const left = aside.their.map((at) => textOf(position[at] ?? [])).filter((text) => text !== '');
  for (const our of aside.our) {
    const text = textOf(faceUpCards(table, our));
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    else if (text !== '') astray += 1;
  }
  const surplus = ({ their, our }: Alignment['stock']): number =>
    our.reduce((sum, pile) => sum + table.size(pile), 0) -
    their.reduce((sum, at) => sum + (position[at]?.length ?? 0), 0);
  const tops = waste.their.flatMap((at) => position[at]?.at(-1) ?? []);
  const hidden = tops.filter((top) => !waste.our.some((pile) => faceUp(table.top(pile)) === faceUp(top)));
  return astray + left.length + Math.abs(surplus(stock)) + Math.abs(surplus(waste)) + hidden.length;
}
