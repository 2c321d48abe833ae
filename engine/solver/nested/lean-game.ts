import type { Card } from '../../model/card.ts';
import { looksUp, pairTable, takesCards } from '../../model/acceptance.ts';
import type { Pile, Role } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { mostOf } from '../packed/most.ts';
import { isPlainPile } from '../packed/fitting.ts';
import { isKept } from '../position/facts.ts';
import { isTalonWaste } from '../position/talon.ts';
import type { Relations } from '../relations.ts';
import { ROWS } from './takers.ts';

/**
 * The rules of a game for one base rank, as tables: columns, foundations and, as a rule, a stock that is turned to a
 * waste. It may have any number of packs, and face-down cards.
 */
export interface LeanGame {
  readonly columns: readonly number[];
  readonly homes: readonly number[];
  /** Undefined: no stock is turned. */
  readonly turning: LeanTurning | undefined;
  /** The cards that a column takes on its top card, in the words that `looksUp` reads; on 0: on an empty column. */
  readonly laid: Int32Array;
  /** The same for each of the foundations. */
  readonly homed: readonly Int32Array[];
  /** By foundation: the most cards it holds. */
  readonly full: readonly number[];
  /** By `card << 6 | under`: 1 when both may be picked up together. */
  readonly lifts: Uint8Array;
  /** How many cards move together, by the number of empty columns (most.ts). */
  readonly most: Uint8Array;
  /** By card: the cards that may be laid on it anywhere but on a foundation; its copies in the deck. */
  readonly wanting: readonly (readonly Card[])[];
  readonly copies: Uint8Array;
  /** Whether a card that no other will need goes home without a choice. */
  readonly safe: boolean;
  /** Cards of the deck: the game is won when all are home. */
  readonly cards: number;
}

/** How the stock is turned. */
export interface LeanTurning {
  readonly stock: number;
  readonly waste: number;
  /** Cards turned at a time. */
  readonly turn: number;
  /** How often the waste may be turned back. */
  readonly redeals: number;
}

/** The most columns, and the most foundations: each is a bit of a word (takers.ts). */
const MOST_PILES = 31;
/** Games with more redeals are played better where each card of the talon within reach is one move (talon.ts). */
const MOST_REDEALS = 3;

/** Returns the game for the base rank of `relations`, or undefined where the rules do not fit. */
export function leanGame(rules: RuleSet, relations: Relations): LeanGame | undefined {
  const { piles, deck, variant } = rules;
  const { compiled, wanting, copies } = relations;
  const of = (role: Role): Pile[] => piles.filter((pile) => pile.rules.role === role);
  const [columns, homes] = [of('tableau'), of('foundation')];
  const turning = turningOf(piles);
  const [column] = columns;
  const others = piles.filter(
    ({ index, rules: { role } }) =>
      role !== 'tableau' && role !== 'foundation' && index !== turning?.stock && index !== turning?.waste,
  );
  const fits =
    column !== undefined &&
    columns.length <= MOST_PILES &&
    homes.length > 0 &&
    homes.length <= MOST_PILES &&
    columns.every((pile) => isPlainColumn(pile) && pile.rules === column.rules) &&
    homes.every((pile) => isPlainPile(pile) && pile.taking.near === undefined) &&
    others.every((pile) => isKept(pile) && !takesCards(pile)) &&
    (variant.after ?? []).every(({ turnsTops }) => turnsTops) &&
    variant.won.held?.cards === deck.length &&
    variant.won.held.piles.length === homes.length &&
    variant.won.held.piles.every((pile) => homes.includes(pile));
  if (!fits) return undefined;
  const rowsOf = ({ index }: Pile): Int32Array => {
    const { accept } = compiled.piles[index]!;
    return compiled.tables.slice(accept, accept + ROWS);
  };
  const { lift } = compiled.piles[column.index]!;
  return {
    columns: columns.map(({ index }) => index),
    homes: homes.map(({ index }) => index),
    turning,
    laid: rowsOf(column),
    homed: homes.map(rowsOf),
    full: homes.map(({ index }) => compiled.piles[index]!.full),
    lifts: pairTable((card, under) => looksUp(compiled.tables, lift, card, under)),
    most: mostOf(columns, [], piles.length),
    wanting,
    copies: Uint8Array.from(copies),
    safe: !variant.noneSafe && homes.every((pile) => pile.rules === homes[0]!.rules),
    cards: deck.length,
  };
}

const isPlainColumn = (pile: Pile): boolean =>
  isPlainPile(pile) &&
  takesCards(pile) &&
  pile.rules.gives === undefined &&
  pile.rules.lift !== undefined &&
  pile.rules.lift !== 'nothing' &&
  pile.taking.room === Infinity &&
  pile.taking.near === undefined &&
  !pile.taking.oneByOne;

function turningOf(piles: readonly Pile[]): LeanTurning | undefined {
  const [stock, ...more] = piles.filter(({ rules }) => rules.tap !== undefined);
  const { turns, redeals = 0 } = stock?.rules.tap ?? {};
  if (stock?.rules.role !== 'stock' || more.length > 0 || turns?.count === undefined) return undefined;
  const fits = redeals <= MOST_REDEALS && isTalonWaste(turns.to) && stock.rules.tap!.chance === undefined;
  return fits ? { stock: stock.index, waste: turns.to.index, turn: turns.count, redeals } : undefined;
}
