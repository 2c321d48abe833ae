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
 * A game in columns with foundations and, as a rule, a stock that is turned to a waste: any number of packs, cards that
 * lie face down too. As it is read off its rules for one base rank.
 */
export interface LeanGame {
  readonly columns: readonly number[];
  readonly homes: readonly number[];
  /** The stock, its waste, cards turned at a time, and how often the waste may be turned back. */
  readonly turning: LeanTurning | undefined;
  /** By `onto << 1 | half` of a card: the cards that a column takes on it; 0: an empty column. */
  readonly laid: Int32Array;
  /** The same for each of the foundations. */
  readonly homed: readonly Int32Array[];
  /** By foundation: the cards it holds at most. */
  readonly full: readonly number[];
  /** By `card << 6 | under`: 1 when both may be picked up together. */
  readonly lifts: Uint8Array;
  /** How many cards go together (most.ts). */
  readonly most: Uint8Array;
  /** By card: those that may be laid on it in a column; how many of it are in the deck. */
  readonly wanting: readonly (readonly Card[])[];
  readonly copies: Uint8Array;
  /** A card that no other will need goes home without a choice. */
  readonly safe: boolean;
  /** Cards of the deck: it is won when so many are home. */
  readonly cards: number;
}

export interface LeanTurning {
  readonly stock: number;
  readonly waste: number;
  readonly turn: number;
  readonly redeals: number;
}

/** Piles of a kind are bits of a word (takers.ts). */
const MOST_ALIKE = 31;
/** Games with more redeals are played better where every card that can be had is one move (talon.ts). */
const MOST_REDEALS = 3;

/** The game with a base rank, or undefined where the rules do not fit. `relations`: for that rank. */
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
    columns.length <= MOST_ALIKE &&
    homes.length > 0 &&
    homes.length <= MOST_ALIKE &&
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
