import { takesCards } from '../../model/acceptance.ts';
import { givesCard } from '../../legality/compiled-pile.ts';
import { type Chains, areNeverWanted, chainsOf } from '../../search/view/chains.ts';
import { givesCards } from '../../search/view/fits.ts';
import { type GameView, indicesOf } from '../../search/view/game-view.ts';
import { mostTogether } from '../../search/view/most-together.ts';
import { joinTable, liftTable } from '../../search/view/relations.ts';
import type { Facts } from '../../search/boards/position/facts.ts';
import { fitsPacked, type PackedParts } from './fitting.ts';

/** Places of a column: an empty one at 0, then its cards from the base. */
export const HEIGHT = 64;

/**
 * A game of one pack, all face up, in columns, cells and four foundations, as derived from its rules for one base rank.
 * Columns are numbered from 0 in the order of their piles; cells are alike and have no numbers. Reserves of one card
 * each are cells that take none.
 */
export interface PackedGame {
  /** The piles that are columns, cells and foundations. */
  readonly columns: readonly number[];
  readonly cells: readonly number[];
  /** How many cells take cards: all or none. */
  readonly rooms: number;
  readonly homes: readonly number[];
  readonly chains: Chains;
  /**
   * By card: those that may be laid on it in a column, a bit for each: clubs and diamonds at twice the card's number,
   * hearts and spades at the next index.
   */
  readonly children: Int32Array;
  /**
   * By `card << 6 | onto`: 1 in `joins` when the card may be laid on that one in a column (0: an empty column); 1 in
   * `lifts` when both may be picked up together.
   */
  readonly joins: Uint8Array;
  readonly lifts: Uint8Array;
  /** By card: 1 when it may come back from its foundation and could be of use then. */
  readonly back: Uint8Array;
  /** Whether any card may come back. */
  readonly comesBack: boolean;
  /** Whether cards at home are never wanted (`areNeverWanted`). */
  readonly neverWanted: boolean;
  /** The most cards that a column holds. */
  readonly room: number;
  /** The most cards that may move together (most-together.ts). */
  readonly most: Uint8Array;
}

/** Derives the game with a base rank; undefined: the rules do not fit. */
export function packedGame(view: GameView, facts: Facts, base: number): PackedGame | undefined {
  const { columns, foundations } = view;
  const relations = view.at(base);
  const cells = [...view.cells, ...view.reserves];
  const chains = chainsOf(relations, foundations);
  if (chains === undefined || !fitsPacked({ view, facts, relations, base, columns, cells, foundations, chains }))
    return undefined;
  const [column] = columns;
  const rooms = cells.filter(takesCards).length;
  const joins = joinTable(relations, column!);
  const neverWanted = areNeverWanted(relations, chains);
  const back = backOf({ relations, foundations }, neverWanted);
  // Cards that come back from a foundation and could go to a cell are not supported.
  if (back.includes(1) && rooms > 0) return undefined;
  return {
    columns: indicesOf(columns),
    cells: indicesOf(cells),
    rooms,
    homes: indicesOf(foundations),
    chains,
    children: childrenOf(joins),
    joins,
    lifts: liftTable(relations, column!),
    back,
    comesBack: back.includes(1),
    neverWanted,
    room: Math.min(relations.compiled.piles[column!.index]!.full, HEIGHT - 1),
    most: mostTogether(columns, cells.slice(0, rooms), view.rules.piles.length),
  };
}

const CARDS = 64;

function childrenOf(joins: Uint8Array): Int32Array {
  const children = new Int32Array(CARDS * 2);
  for (let onto = 1; onto < CARDS; onto++) {
    for (let card = 0; card < CARDS; card++) {
      if (joins[(card << 6) | onto] === 1) children[(onto << 1) | (card >> 5)]! |= 1 << card;
    }
  }
  return children;
}

/**
 * Finds the cards that may come back. Where cards at home are never wanted, none needs to come back: nothing would be
 * laid on it before it went home again.
 */
function backOf({ relations, foundations }: Pick<PackedParts, 'relations' | 'foundations'>, none: boolean): Uint8Array {
  const [home] = foundations;
  return Uint8Array.from({ length: CARDS }, (_, card) =>
    Number(!none && givesCards(home!) && givesCard(relations.compiled, home!.index, card)),
  );
}
