import type { Change } from '../model/change.ts';
import { bestPlaces } from './best-place.ts';
import { countOf, drag, isDouble, type Move, toOf } from '../model/move.ts';
import type { Card } from '../model/card.ts';
import { makeDeck } from '../model/deck.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/** The result of a click: a move, which replaces the previous one if that was undone for it. */
export interface Clicked {
  readonly undone: readonly Change[];
  readonly made: readonly Change[];
}

/** The meaning of a click on a card: a move to one of its places, the best first. */
export interface ClickMeaning {
  readonly card: Card;
  readonly places: readonly Move[];
  /** The index of the place meant now. */
  readonly nth: number;
  readonly move: Move;
  /** The previous click moved the card to another of them. That move is undone first. */
  readonly instead: boolean;
}

const PACK_CARDS = makeDeck({});

/**
 * Plays cards by clicks: the first click moves a card to its best place, each further click on it to the next, round
 * and round. A card that leaves the table with its first move, as one of a pair does, can't be clicked again: where it
 * has several partners the player chooses. So does one who fills a grid with cards. A click on an empty place of a
 * grid brings the only card there that fits it.
 */
export class Clicks {
  readonly #rules: RuleSet;
  readonly #table: Table;
  /** The meaning of the last click, and the places that its card has had since. */
  #last: { readonly meant: ClickMeaning; readonly pile: number; readonly index: number } | undefined;

  constructor(rules: RuleSet, table: Table) {
    this.#rules = rules;
    this.#table = table;
  }

  /** Returns the meaning of a click on a card; undefined when the card and those on it have no place to go. */
  meant(pile: number, index: number): ClickMeaning | undefined {
    const card = this.#table.at(pile, index);
    const last = this.#last;
    if (last?.pile === pile && last.index === index && last.meant.card === card && last.meant.places.length > 1) {
      const { places, nth } = last.meant;
      const next = (nth + 1) % places.length;
      return { card, places, nth: next, move: places[next]!, instead: true };
    }
    const places = this.#places(pile, index);
    const [move] = places;
    return move === undefined ? undefined : { card, places, nth: 0, move, instead: false };
  }

  /**
   * Whether the player has to choose: the card, with those on it, has several places, and the best one takes it off the
   * table, or is one of the free places for a card that was turned up.
   */
  chooses(pile: number, index: number): boolean {
    const [first, second] = this.#places(pile, index);
    if (first === undefined || second === undefined) return false;
    const isTurnedUp = this.#rules.piles[pile]!.rules.role === 'waste';
    return (isTurnedUp && this.#isFreeSpot(first) && this.#isFreeSpot(second)) || this.#takesOffTable(first);
  }

  /**
   * Returns the only move that brings a card to an empty place of a grid or of rows with gaps; undefined if there is
   * none, or more than one.
   */
  filling(pile: number): Move | undefined {
    const [rules, table] = [this.#rules, this.#table];
    const { rules: own, taking } = rules.piles[pile]!;
    const isPlace = own.role === 'tableau' && (own.placed === true || taking.room === 1);
    if (!isPlace || table.size(pile) > 0) return undefined;
    const moves = rules.piles.flatMap(({ index }) =>
      Array.from({ length: rules.lifts(table, index) }, (_, i) => drag(index, i + 1, pile)),
    );
    const [only, ...others] = moves.filter((move) => rules.allows(table, move));
    return others.length === 0 ? only : undefined;
  }

  /** Notes that the move has been made: another click on its card means the next place. */
  made(meant: ClickMeaning): void {
    const pile = toOf(meant.move);
    this.#last = { meant, pile, index: this.#table.size(pile) - countOf(meant.move) };
  }

  /** Notes that another move was made or undone, so that the next click counts as a first one. */
  forget(): void {
    this.#last = undefined;
  }

  /** Whether a move goes to an empty place that takes every card, and is not interchangeable with others. */
  #isFreeSpot(move: Move): boolean {
    const [rules, table, pile] = [this.#rules, this.#table, toOf(move)];
    if (rules.piles[pile]!.rules.placed !== true || table.size(pile) > 0) return false;
    const starters = rules.starters(table, pile);
    return PACK_CARDS.every((card) => starters[card] === 1);
  }

  #takesOffTable(move: Move): boolean {
    const [rules, table] = [this.#rules, this.#table];
    const away = (): number => (rules.variant.hidden ?? []).reduce((sum, { index }) => sum + table.size(index), 0);
    const [mark, before] = [table.end, away()];
    rules.make(table, move);
    const after = away();
    table.undo(mark);
    return after > before;
  }

  /**
   * Lists the moves a click may mean. Cards on a foundation stay there, and a double-click that acts on the whole table
   * is not triggered by a single click.
   */
  #places(pile: number, index: number): readonly Move[] {
    const [rules, table] = [this.#rules, this.#table];
    const short = rules.shortcut(table, pile);
    const own = short === undefined || isDouble(short) ? [] : [short];
    const count = table.size(pile) - index;
    if (rules.piles[pile]?.rules.role === 'foundation' || count < 1) return own;
    const places = rules.mayLift(table, pile, count) ? bestPlaces(rules, table, pile, count) : [];
    if (count > 1) return places;
    // A click on the last card of a whole run may send the run home; where the card has no place, the pile may take one
    // from elsewhere.
    const home = rules.home(table, pile);
    if (home !== undefined && countOf(home) > 1) return [home, ...places];
    return places.length > 0 ? places : own;
  }
}
