import { looksUp, pairTable, takesCards } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Facts } from '../position/facts.ts';
import type { Relations } from '../relations.ts';
import { areNeverWanted, chainsOf, type Chains } from './chains.ts';
import { fitsPacked } from './fitting.ts';
import { mostOf } from './most.ts';

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
  /** The most cards that may move together (most.ts). */
  readonly most: Uint8Array;
}

/** Derives the game with a base rank; undefined: the rules do not fit. `relations`: for that rank. */
export function packedGame(rules: RuleSet, facts: Facts, relations: Relations, base: number): PackedGame | undefined {
  const those = (role: string): Pile[] => rules.piles.filter((pile) => pile.rules.role === role);
  const [columns, homes] = [those('tableau'), those('foundation')];
  const cells = [...those('cell'), ...those('reserve')];
  const chains = chainsOf(relations, homes);
  if (chains === undefined || !fitsPacked({ rules, facts, relations, base, columns, cells, homes, chains }))
    return undefined;
  const { piles, tables } = relations.compiled;
  const rooms = cells.filter(takesCards).length;
  const { accept, lift, full } = piles[columns[0]!.index]!;
  const joins = pairTable((card, onto) => looksUp(tables, accept, card, onto));
  const back = backOf(relations, homes[0]!, chains);
  // Cards that come back from a foundation and could go to a cell are not supported.
  if (back.includes(1) && rooms > 0) return undefined;
  return {
    columns: columns.map(({ index }) => index),
    cells: cells.map(({ index }) => index),
    rooms,
    homes: homes.map(({ index }) => index),
    chains,
    children: childrenOf(joins),
    joins,
    lifts: pairTable((card, onto) => looksUp(tables, lift, card, onto)),
    back,
    comesBack: back.includes(1),
    neverWanted: areNeverWanted(relations, chains),
    room: Math.min(full, HEIGHT - 1),
    most: mostOf(columns, cells.slice(0, rooms), rules.piles.length),
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
 * Finds the cards that may come back. Where cards at home are never wanted, none needs to: it would lie there with
 * nothing on it until it went home again.
 */
function backOf(relations: Relations, { index, rules }: Pile, chains: Chains): Uint8Array {
  const { piles, tables } = relations.compiled;
  const none = (rules.lift ?? 'nothing') === 'nothing' || areNeverWanted(relations, chains);
  return Uint8Array.from({ length: CARDS }, (_, card) => (none ? 0 : looksUp(tables, piles[index]!.gives, card, 0)));
}
