import { type Card, faceUp } from '../../model/card.ts';
import { takesCards } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Position } from '../boards/position/position.ts';
import { givesCards } from '../view/fits.ts';
import { indicesOf } from '../view/game-view.ts';
import { goesOn } from '../view/relations.ts';
import { makeTestTable } from '../view/test-table.ts';
import type { SearchContext } from '../context/context.ts';

/** Whether a card may go on another. */
type Joins = (card: Card, onto: Card) => boolean;

/** The piles that give cards, and the waste, which takes them. */
interface GivingPiles {
  readonly columns: readonly Pile[];
  readonly stock: Pile;
  readonly waste: Pile;
}

/**
 * Proves that too few cards are left for each card of the columns to have one to lie on.
 *
 * Where columns only give cards, one by one, and all of them have to come to one waste, every card played lies on a
 * card that came to the waste before it: the top card of the waste, a card of the stock, or a card of the columns. No
 * two lie on the same. So a position whose cards can't be matched in that way is lost. The order in which they come is
 * ignored.
 */
export class RunOut {
  readonly #position: Position;
  readonly #columns: readonly number[];
  readonly #stock: number;
  readonly #waste: number;
  /** By card: its class; cards of a class may lie on the same cards, and the same may lie on them. */
  readonly #classes = new Uint8Array(64);
  /** By class: the classes it may lie on. */
  readonly #under: readonly (readonly number[])[] = [];
  readonly #wanting: Int32Array;
  readonly #free: Int32Array;
  /** By class, and class that it lies on: the number matched. */
  readonly #matched: Int32Array;
  readonly #tried: Uint8Array;

  /** Undefined where the argument does not hold. */
  static for({ position, view, pruning }: SearchContext): RunOut | undefined {
    const { columns, turning, rules } = view;
    if (turning === undefined || !pruning.has('run-out')) return undefined;
    const { stock, waste } = turning;
    const onlyGives = columns.every((pile) => pile.rules.lift === 'top' && !takesCards(pile));
    const keeps =
      !givesCards(waste) &&
      waste.rules.tap === undefined &&
      !waste.rules.start &&
      !waste.rules.takes &&
      stock.rules.tap?.redeals === 0;
    const others = view.othersThan(stock, waste, ...columns);
    if (others.length > 0 || !onlyGives || !keeps || wins(rules, columns, waste)) return undefined;
    const relations = view.at(0);
    const joins: Joins = (card, onto) => goesOn(relations, waste, card, onto);
    return new RunOut(position, { columns, stock, waste }, relations.cards, joins);
  }

  private constructor(
    position: Position,
    { columns, stock, waste }: GivingPiles,
    cards: readonly Card[],
    joins: Joins,
  ) {
    const kind = (card: Card): string => cards.map((other) => `${joins(card, other)}${joins(other, card)}`).join();
    const kinds = [...new Set(cards.map(kind))];
    for (const card of cards) this.#classes[card] = kinds.indexOf(kind(card));
    const firsts = kinds.map((one) => cards.find((card) => kind(card) === one)!);
    this.#under = firsts.map((card) => [...firsts.keys()].filter((other) => joins(card, firsts[other]!)));
    this.#position = position;
    this.#columns = indicesOf(columns);
    this.#stock = stock.index;
    this.#waste = waste.index;
    this.#wanting = new Int32Array(kinds.length);
    this.#free = new Int32Array(kinds.length);
    this.#matched = new Int32Array(kinds.length * kinds.length);
    this.#tried = new Uint8Array(kinds.length);
  }

  /** Whether the position on the table is lost for that reason. */
  hopeless(): boolean {
    const wanting = this.#wanting;
    this.#count();
    this.#matched.fill(0);
    for (let one = 0; one < wanting.length; one++) {
      while (wanting[one]! > 0) {
        this.#tried.fill(0);
        if (!this.#match(one)) return true;
        wanting[one]!--;
      }
    }
    return false;
  }

  #count(): void {
    const { table } = this.#position;
    const [wanting, free, classes] = [this.#wanting, this.#free, this.#classes];
    wanting.fill(0);
    free.fill(0);
    for (let i = 0; i < this.#columns.length; i++) {
      const column = this.#columns[i]!;
      for (let at = table.size(column) - 1; at >= 0; at--) {
        const one = classes[faceUp(table.at(column, at))]!;
        wanting[one]!++;
        free[one]!++;
      }
    }
    for (let at = table.size(this.#stock) - 1; at >= 0; at--) free[classes[faceUp(table.at(this.#stock, at))]!]!++;
    if (table.size(this.#waste) > 0) free[classes[table.top(this.#waste)]!]!++;
  }

  /**
   * Finds one more card that a card of this class may lie on, reassigning others if need be; false when there is none.
   */
  #match(one: number): boolean {
    const under = this.#under[one]!;
    const [free, matched, tried] = [this.#free, this.#matched, this.#tried];
    const classes = free.length;
    for (let i = 0; i < under.length; i++) {
      const onto = under[i]!;
      if (free[onto] === 0) continue;
      free[onto]!--;
      matched[one * classes + onto]!++;
      return true;
    }
    for (let i = 0; i < under.length; i++) {
      const onto = under[i]!;
      if (tried[onto] === 1) continue;
      tried[onto] = 1;
      for (let other = 0; other < classes; other++) {
        if (matched[other * classes + onto] === 0 || !this.#match(other)) continue;
        matched[other * classes + onto]!--;
        matched[one * classes + onto]!++;
        return true;
      }
    }
    return false;
  }
}

/** Whether the game may be won with a card in some column. */
const wins = (rules: RuleSet, columns: readonly Pile[], waste: Pile): boolean =>
  columns.some(({ index }) => {
    const laid = [
      [index, [1]],
      [waste.index, [2]],
    ] as const;
    return rules.variant.won(makeTestTable(rules.piles.length, 0, laid));
  });
