import { type Card, FACE_DOWN, type Rank } from '../../model/card.ts';
import { PACK } from '../../model/deck.ts';
import { takesCards } from '../../model/acceptance.ts';
import { givesCard } from '../../legality/compiled-pile.ts';
import { drag } from '../../model/move.ts';
import type { Pile } from '../../model/pile.ts';
import { type Chains, chainsOf, FULL, NO_CHAINS } from '../../search/view/chains.ts';
import { areAlike, givesCards, isOutOfPlay, isPlainColumn, isPlainPile } from '../../search/view/fits.ts';
import { type GameView, indicesOf } from '../../search/view/game-view.ts';
import { childrenOf, goesOn, isBuiltInSuit, liftTable, type Relations } from '../../search/view/relations.ts';
import { makeTestTable } from '../../search/view/test-table.ts';
import { isWonInColumns } from '../../search/view/wins.ts';
import type { Talon } from '../../search/boards/position/talon.ts';
import type { SearchContext } from '../../search/context/context.ts';

/** A limit above the number of columns of any such game. */
const MAX_COLUMNS = 15;

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
export function columnGame({ view, facts: { talon } }: SearchContext, base: Rank = 0): ColumnGame | undefined {
  const { foundations } = view;
  const [column] = view.columns;
  const relations = view.at(base);
  const chains = foundations.length > 0 ? chainsOf(relations, foundations) : NO_CHAINS;
  if (column === undefined || chains === undefined || view.columns.length > MAX_COLUMNS) return undefined;
  const deals = dealsOf(view, relations);
  const reserve = reserveOf(view);
  const isDealtTo = (pile: Pile): number => Number(deals?.to.includes(pile));
  const columns = view.columns.toSorted((one, other) => isDealtTo(one) - isDealtTo(other));
  const children = childrenOf(relations, column);
  const lifts = liftTable(relations, column);
  const isCarried = children.every(
    (cards, onto) => onto === 0 || cards.every((card) => lifts[(card << 6) | onto] === 1),
  );
  if (!fitsColumns({ view, relations, columns, children, talon, deals, reserve }) || !isCarried) return undefined;
  const joins = new Uint8Array(64 * 128);
  for (const onto of relations.cards) for (const card of children[onto]!) joins[(card << 7) | onto] = 1;
  return {
    columns: indicesOf(columns),
    homes: indicesOf(foundations),
    talon,
    deals: deals && { ...deals, stock: deals.stock.index, to: deals.to.map((to) => columns.indexOf(to)) },
    chains,
    children: Uint8Array.from(children.flat()),
    childrenFrom: Int32Array.from({ length: 65 }, (_, onto) => children.slice(0, onto).flat().length),
    joins,
    lifts,
    reserve: reserve?.index,
    comesBack: Uint8Array.from({ length: 64 }, (_, card) =>
      Number(foundations.some((home) => givesCards(home) && givesCard(relations.compiled, home.index, card))),
    ),
  };
}

/** The parts of a game that its conditions concern. */
interface ColumnParts extends Pick<ColumnGame, 'talon'> {
  readonly view: GameView;
  readonly relations: Relations;
  readonly columns: readonly Pile[];
  /** By card, 0 for an empty column: the cards that may be laid on it. */
  readonly children: readonly (readonly Card[])[];
  readonly deals: DealsToPiles | undefined;
  readonly reserve: Pile | undefined;
}

function fitsColumns({ view, relations, columns, children, talon, deals, reserve }: ColumnParts): boolean {
  const { foundations, rules } = view;
  const { compiled } = relations;
  const inPlay = view.othersThan(...columns, ...foundations).filter((pile) => !isOutOfPlay(pile));
  const stocks = talon !== undefined ? 2 : deals !== undefined ? 1 : 0;
  return (
    inPlay.length === stocks + (reserve === undefined ? 0 : 1) &&
    (deals === undefined || reserve === undefined) &&
    (talon === undefined || talon.redeals === Infinity) &&
    view.isOnePack &&
    relations.cards.length === PACK &&
    areAlike(columns) &&
    columns.every(isPlainColumn) &&
    foundations.every(isPlainPile) &&
    compiled.piles[columns[0]!.index]!.full >= PACK &&
    foundations.every(({ index }) => compiled.piles[index]!.full >= FULL) &&
    (foundations.length > 0 || (isBuiltInSuit(children) && isWonInColumns(rules, columns)))
  );
}

/** Returns the pile that fills columns with its top card and turns the next one up; undefined: none does. */
function reserveOf({ rules, reserves, columns }: GameView): Pile | undefined {
  const [reserve, ...more] = reserves;
  const [column, other] = columns;
  if (reserve === undefined || more.length > 0 || column === undefined || other === undefined) return undefined;
  const { lift, gives } = reserve.rules;
  if (lift !== 'top' || gives !== undefined || takesCards(reserve) || !isPlainPile(reserve)) return undefined;
  const table = makeTestTable(rules.piles.length, 0, [
    [reserve.index, [1 | FACE_DOWN, 2 | FACE_DOWN, 3]],
    ...columns.map(({ index }, at) => [index, [4 + at]] as const),
  ]);
  rules.make(table, drag(column.index, 1, other.index));
  const fills = table.size(column.index) === 1 && table.top(column.index) === 3;
  return fills && table.size(reserve.index) === 2 && table.top(reserve.index) === 2 ? reserve : undefined;
}

/**
 * Returns the stock that deals a card to each of some columns, to the first of them when it holds too few; undefined
 * where there is none, or it deals otherwise.
 */
function dealsOf({ rules: { piles }, columns }: GameView, relations: Relations): DealsToPiles | undefined {
  const [stock, ...more] = piles.filter(({ rules }) => rules.tap?.round !== undefined);
  const [column] = columns;
  const { tap } = stock?.rules ?? {};
  if (stock === undefined || tap === undefined || more.length > 0 || tap.chance !== undefined) return undefined;
  const dealt = (cards: readonly Card[], lying: readonly Card[] = []): readonly (Pile | undefined)[] => {
    const down = cards.map((card) => card | FACE_DOWN);
    const table = makeTestTable(piles.length, 0, [
      [stock.index, down],
      [column!.index, lying],
    ]);
    if (tap.can(table, stock.index)) tap.run(table, stock.index);
    return cards.toReversed().map((card) => columns.find(({ index }) => table.top(index) === card));
  };
  const round = Array.from({ length: tap.round! }, (_, at) => at + 1);
  const to = dealt(round).filter((pile) => pile !== undefined);
  const isEach = to.every((_, at) => dealt(round.slice(0, at + 1)).every((pile, place) => pile === to[place]));
  const first = Array.from({ length: 64 }, (_, card) => card).find((card) => goesOn(relations, column!, card, 0));
  if (to.length !== tap.round || !isEach || first === undefined) return undefined;
  return { stock, to, waits: dealt([1], [first === 1 ? 2 : 1, first])[0] === undefined };
}
