import { type Card, FACE_DOWN, type Rank } from '../../model/card.ts';
import { PACK } from '../../model/deck.ts';
import { looksUp, pairTable, takesCards } from '../../model/acceptance.ts';
import { drag } from '../../model/move.ts';
import type { Pile, Role } from '../../model/pile.ts';
import { Table } from '../../model/table.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { type Chains, chainsOf, FULL } from '../../solver/packed/chains.ts';
import { isPlainPile } from '../../solver/packed/fitting.ts';
import { isKept } from '../../solver/position/facts.ts';
import type { SearchContext } from '../../solver/strategy.ts';
import { areSuits, childrenOf, isWonInColumns } from '../../solver/whole-suits.ts';
import type { Relations } from '../../solver/relations.ts';
import type { Talon } from '../../solver/position/talon.ts';

/** More columns than any such game has. */
const MAX_COLUMNS = 15;
const ALL_CARD_CODES: readonly Card[] = Array.from({ length: 64 }, (_, card) => card);

type DealsToPiles = Omit<Deals, 'stock' | 'to'> & { readonly stock: Pile; readonly to: readonly Pile[] };

/** A stock that deals a card to each of some columns; `to` holds their indices among the columns of the game. */
interface Deals {
  readonly stock: number;
  readonly to: readonly number[];
  /** Whether it may not deal while a card can be moved off others to an empty column. */
  readonly waits: boolean;
}

/**
 * A game of one pack in columns whose lower cards are hidden. Cards go home to four foundations, or whole suits are put
 * together in the columns. It may have a stock that is turned any number of times into a waste whose order never
 * changes, or one that deals to columns; and a reserve that fills columns which become empty.
 */
export interface ColumnGame {
  /** Columns that the stock deals to come last, so that the first empty column is the best target. */
  readonly columns: readonly number[];
  readonly homes: readonly number[];
  readonly talon: Talon | undefined;
  readonly deals: Deals | undefined;
  /** The pile whose top card, the only one face up, fills each column that becomes empty. */
  readonly reserve: number | undefined;
  /** The order in which cards go home. */
  readonly chains: Chains;
  /**
   * The cards that may be laid on each card, in one list; and by card, 0 for an empty column, where its part of the
   * list begins.
   */
  readonly children: Uint8Array;
  readonly childrenFrom: Int32Array;
  /** By `card << 7 | onto`: 1 where one card may be laid on another. */
  readonly joins: Uint8Array;
  /** By `card << 6 | onto`: 1 when both may be picked up together. */
  readonly lifts: Uint8Array;
  /** By card: 1 where it may be taken back from its foundation. */
  readonly comesBack: Uint8Array;
}

/** Returns the game with a base rank, 0 where it has none; undefined where the rules do not fit. */
export function columnGame({ position, facts, relations }: SearchContext, base: Rank = 0): ColumnGame | undefined {
  const { rules } = position;
  const { piles } = rules;
  const { talon } = facts;
  const of = (role: Role): Pile[] => piles.filter(({ rules: { role: each } }) => each === role);
  const [listed, homes] = [of('tableau'), of('foundation')];
  const related = relations.at(base);
  const [column] = listed;
  const chains = homes.length > 0 ? chainsOf(related, homes) : NO_CHAINS;
  if (column === undefined || chains === undefined || listed.length > MAX_COLUMNS) return undefined;
  const deals = dealsOf(rules, listed, related);
  const reserve = reserveOf(rules, listed);
  const columns = listed.toSorted((one, other) => Number(deals?.to.includes(one)) - Number(deals?.to.includes(other)));
  const others = piles.filter((pile) => !listed.includes(pile) && !homes.includes(pile));
  const idle = others.filter((pile) => isKept(pile) && !takesCards(pile));
  const { compiled, copies } = related;
  const { lift, full } = compiled.piles[column.index]!;
  const all = ALL_CARD_CODES.filter((card) => copies[card]! > 0);
  const children = childrenOf(related, column);
  const lifts = pairTable((card, under) => looksUp(compiled.tables, lift, card, under));
  const stocks = talon !== undefined ? 2 : deals !== undefined ? 1 : 0;
  const fits =
    others.length - idle.length === stocks + (reserve === undefined ? 0 : 1) &&
    (deals === undefined || reserve === undefined) &&
    (talon === undefined || talon.redeals === Infinity) &&
    all.length === PACK &&
    copies.every((count) => count <= 1) &&
    columns.every((each) => each.rules === column.rules) &&
    [...columns, ...homes].every(isPlainPile) &&
    columns.every(
      ({ rules: { gives }, taking }) => gives === undefined && taking.near === undefined && !taking.oneByOne,
    ) &&
    full >= all.length &&
    homes.every(({ index }) => compiled.piles[index]!.full >= FULL) &&
    (homes.length > 0 || (areSuits(children) && isWonInColumns(rules, columns))) &&
    all.every((onto) => children[onto]!.every((card) => lifts[(card << 6) | onto] === 1));
  if (!fits) return undefined;
  const joins = new Uint8Array(64 * 128);
  for (const onto of all) for (const card of children[onto]!) joins[(card << 7) | onto] = 1;
  return {
    columns: columns.map(({ index }) => index),
    homes: homes.map(({ index }) => index),
    talon,
    deals: deals && { ...deals, stock: deals.stock.index, to: deals.to.map((to) => columns.indexOf(to)) },
    chains,
    children: Uint8Array.from(children.flat()),
    childrenFrom: Int32Array.from({ length: 65 }, (_, onto) => children.slice(0, onto).flat().length),
    joins,
    lifts,
    reserve: reserve?.index,
    comesBack: Uint8Array.from(ALL_CARD_CODES, (card) =>
      Number(
        homes.some(
          (home) => !isKept(home) && looksUp(compiled.tables, compiled.piles[home.index]!.gives, card, 0) === 1,
        ),
      ),
    ),
  };
}

/** Returns the pile that fills columns with its top card and turns the next one up; undefined: none does. */
function reserveOf(rules: RuleSet, columns: readonly Pile[]): Pile | undefined {
  const { piles } = rules;
  const [reserve, ...more] = piles.filter(({ rules: { role } }) => role === 'reserve');
  const [column, other] = columns;
  if (reserve === undefined || more.length > 0 || column === undefined || other === undefined) return undefined;
  const { lift, gives } = reserve.rules;
  if (lift !== 'top' || gives !== undefined || takesCards(reserve) || !isPlainPile(reserve)) return undefined;
  const table = new Table(piles.length, (loose) => loose);
  table.lay(reserve.index, [1 | FACE_DOWN, 2 | FACE_DOWN, 3]);
  for (const [at, { index }] of columns.entries()) table.lay(index, [4 + at]);
  rules.make(table, drag(column.index, 1, other.index));
  const fills = table.size(column.index) === 1 && table.top(column.index) === 3;
  return fills && table.size(reserve.index) === 2 && table.top(reserve.index) === 2 ? reserve : undefined;
}

/**
 * Returns the stock that deals a card to each of some columns, to the first of them when it holds too few; undefined
 * where there is none, or it deals otherwise.
 */
function dealsOf({ piles }: RuleSet, columns: readonly Pile[], { compiled }: Relations): DealsToPiles | undefined {
  const [stock, ...more] = piles.filter(({ rules }) => rules.tap?.round !== undefined);
  const { tap } = stock?.rules ?? {};
  if (stock === undefined || tap === undefined || more.length > 0 || tap.chance !== undefined) return undefined;
  const dealt = (cards: readonly Card[], lying: readonly Card[] = []): readonly (Pile | undefined)[] => {
    const table = new Table(piles.length, (loose) => loose);
    const down = cards.map((card) => card | FACE_DOWN);
    table.lay(stock.index, down);
    table.lay(columns[0]!.index, lying);
    if (tap.can(table, stock.index)) tap.run(table, stock.index);
    return cards.toReversed().map((card) => columns.find(({ index }) => table.top(index) === card));
  };
  const round = Array.from({ length: tap.round! }, (_, at) => at + 1);
  const to = dealt(round).filter((pile) => pile !== undefined);
  const isEach = to.every((_, at) => dealt(round.slice(0, at + 1)).every((pile, place) => pile === to[place]));
  const { accept } = compiled.piles[columns[0]!.index]!;
  const first = ALL_CARD_CODES.find((card) => looksUp(compiled.tables, accept, card, 0) === 1);
  if (to.length !== tap.round || !isEach || first === undefined) return undefined;
  return { stock, to, waits: dealt([1], [first === 1 ? 2 : 1, first])[0] === undefined };
}

/** Stands for the chains where no card goes home. */
const NO_CHAINS: Chains = { chain: new Uint8Array(64), order: new Uint8Array(64).fill(FULL), next: new Uint8Array(64) };
