import { takesCards } from '../../model/acceptance.ts';
import type { Card } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import {
  areAlike,
  givesCards,
  hasRoomForAll,
  isOutOfPlay,
  isPlainColumn,
  isPlainPile,
  isTurnedWaste,
  takesFromAll,
} from '../../search/view/fits.ts';
import { type GameView, indicesOf } from '../../search/view/game-view.ts';
import { mostTogether } from '../../search/view/most-together.ts';
import { liftTable, type Relations } from '../../search/view/relations.ts';
import { holdsAllAtHome } from '../../search/view/wins.ts';
import { ROWS } from './takers.ts';

/**
 * The rules of a game for one base rank, as tables: columns, foundations and, as a rule, a stock that is turned to a
 * waste. It may have any number of packs, and face-down cards.
 */
export interface CompactGame {
  readonly columns: readonly number[];
  readonly homes: readonly number[];
  /** Undefined: no stock is turned. */
  readonly turning: CompactTurning | undefined;
  /** The cards that a column takes on its top card, in the words that `relationBit` reads; on 0: on an empty column. */
  readonly laid: Int32Array;
  /** The same for each of the foundations. */
  readonly homed: readonly Int32Array[];
  /** By foundation: the most cards it holds. */
  readonly full: readonly number[];
  /** By `card << 6 | under`: 1 when both may be picked up together. */
  readonly lifts: Uint8Array;
  /** How many cards move together, by the number of empty columns (most-together.ts). */
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
export interface CompactTurning {
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

/** Returns the game for a base rank, or undefined where the rules do not fit. */
export function compactGame(view: GameView, base: number): CompactGame | undefined {
  const { columns, foundations, rules } = view;
  const [column] = columns;
  const turning = turningOf(view);
  if (column === undefined || !fitsCompact(view, turning)) return undefined;
  const relations = view.at(base);
  const { compiled, wanting, copies } = relations;
  return {
    columns: indicesOf(columns),
    homes: indicesOf(foundations),
    turning,
    laid: rowsOf(relations, column),
    homed: foundations.map((pile) => rowsOf(relations, pile)),
    full: foundations.map(({ index }) => compiled.piles[index]!.full),
    lifts: liftTable(relations, column),
    most: mostTogether(columns, [], rules.piles.length),
    wanting,
    copies: Uint8Array.from(copies),
    safe: !rules.variant.noneSafe && areAlike(foundations),
    cards: rules.deck.length,
  };
}

const rowsOf = ({ compiled }: Relations, { index }: Pile): Int32Array => {
  const { accept } = compiled.piles[index]!;
  return compiled.tables.slice(accept, accept + ROWS);
};

function fitsCompact(view: GameView, turning: CompactTurning | undefined): boolean {
  const { columns, foundations, rules } = view;
  const { piles, variant } = rules;
  const turned = turning === undefined ? [] : [piles[turning.stock], piles[turning.waste]];
  return (
    columns.length <= MOST_PILES &&
    foundations.length > 0 &&
    foundations.length <= MOST_PILES &&
    areAlike(columns) &&
    columns.every((pile) => isPlainColumn(pile) && takesCards(pile) && givesCards(pile) && hasRoomForAll(pile)) &&
    foundations.every((pile) => isPlainPile(pile) && takesFromAll(pile)) &&
    view.othersThan(...columns, ...foundations, ...turned).every(isOutOfPlay) &&
    (variant.after ?? []).every(({ turnsTops }) => turnsTops) &&
    holdsAllAtHome(rules, foundations)
  );
}

function turningOf({ turning }: GameView): CompactTurning | undefined {
  if (turning?.count === undefined || turning.redeals > MOST_REDEALS) return undefined;
  const { stock, waste, count, redeals } = turning;
  const fits = stock.rules.role === 'stock' && stock.rules.tap!.chance === undefined && isTurnedWaste(waste);
  return fits ? { stock: stock.index, waste: waste.index, turn: count, redeals } : undefined;
}
