import { BASE } from '../../model/counters.ts';
import { type Card, FACE_DOWN, faceUp } from '../../model/card.ts';
import { looksUp } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { Position } from '../position/position.ts';
import type { Relations, RelationsByBase } from '../relations.ts';
import type { SearchContext } from '../strategy.ts';
import { isPlainSearch, isQuiet } from './plain.ts';

/**
 * Some card can't come home, even if nothing that was once possible ever ceased to be.
 *
 * Possibilities only add up here: a card is bared once the card on it can leave; it leaves when it is bared and can go
 * home, or when it and what follows on it can be lifted and some other card that takes it can be bared, or it may start
 * a column and one can be emptied. A card of the talon, or one that can be home, takes others once it can lie in a
 * column itself. All cards of the talon can be had. Each move of a real line makes nothing possible that is not
 * possible by these rules, by induction over the line. So a position that can't be won by them is lost.
 *
 * It holds for one pack, columns that take cards by their top card alone, and no other piles than columns, foundations
 * and a talon.
 */
export class DeadEnd {
  readonly #position: Position;
  readonly #byBase: RelationsByBase;
  readonly #columns: readonly Pile[];
  readonly #homes: readonly Pile[];
  readonly #talon: readonly number[];
  readonly #givesBack: boolean;
  /** By base rank and card: the cards that take it in a column, and at home; two words each. */
  readonly #takers: (readonly Int32Array[] | undefined)[] = [];
  /** By base rank: whether every card has a way home at all. Where one has none, the game is won without it. */
  readonly #allGoHome: (boolean | undefined)[] = [];
  /** Cards that can be bared or lie bare in a column, and that can be home; two words each. */
  readonly #bare = new Int32Array(2);
  readonly #home = new Int32Array(2);
  /** By card: that it can leave what it lies on. */
  readonly #leaves = new Uint8Array(64);
  #emptied = false;

  /** Undefined where the argument does not hold. */
  static for({ position, relations, facts, pruning }: SearchContext): DeadEnd | undefined {
    const { piles } = position.rules;
    const { talon } = facts;
    const isTalon = (index: number): boolean => index === talon?.stock || index === talon?.waste;
    const columns = piles.filter(({ rules }) => rules.role === 'tableau');
    const homes = piles.filter(({ rules }) => rules.role === 'foundation');
    const others = piles.filter((pile) => !columns.includes(pile) && !homes.includes(pile) && !isTalon(pile.index));
    const holds =
      pruning.has('dead-end') &&
      relations.at(0).copies.every((copies) => copies <= 1) &&
      new Set(columns.map(({ rules }) => rules)).size === 1 &&
      columns.every(isPlainSearch) &&
      homes.length > 0 &&
      new Set(homes.map(({ rules }) => rules)).size === 1 &&
      facts.settles &&
      piles.every((pile) => isQuiet(pile, talon?.stock)) &&
      others.every(({ rules: { role, tap } }) => role === 'stock' && tap === undefined);
    return holds ? new DeadEnd(position, relations, columns, homes) : undefined;
  }

  private constructor(
    position: Position,
    relations: RelationsByBase,
    columns: readonly Pile[],
    homes: readonly Pile[],
  ) {
    const { talon } = position.facts;
    this.#position = position;
    this.#byBase = relations;
    this.#columns = columns;
    this.#homes = homes;
    this.#talon = talon === undefined ? [] : [talon.stock, talon.waste];
    this.#givesBack = (homes[0]!.rules.lift ?? 'nothing') !== 'nothing';
  }

  /** Whether the position on the table is lost for that reason. */
  isLost(): boolean {
    const base = this.#position.table.counter(BASE);
    const relations = this.#byBase.at(base);
    const takers = (this.#takers[base] ??= this.#takersOf(relations));
    if (!(this.#allGoHome[base] ??= this.#canAllGoHome(relations, takers))) return false;
    this.#begin();
    while (this.#spread(relations, takers));
    for (let card = 1; card < 64; card++) if (relations.copies[card]! > 0 && !has(this.#home, card)) return true;
    return false;
  }

  /** The cards that would be the next at home and can never be bared, where the position is lost for that reason. */
  blocked(): readonly Card[] {
    if (!this.isLost()) return [];
    const base = this.#position.table.counter(BASE);
    const takers = this.#takers[base]!;
    const { copies } = this.#byBase.at(base);
    return Array.from(copies.keys()).filter(
      (card) => copies[card]! > 0 && !has(this.#home, card) && this.#goesHome(takers, card),
    );
  }

  /** Whether every card follows at home on others that can be there, down to one that may begin. */
  #canAllGoHome({ copies }: Relations, takers: readonly Int32Array[]): boolean {
    this.#home.fill(0);
    const cards = Array.from(copies.keys()).filter((card) => copies[card]! > 0);
    const follows = (card: Card): boolean => !has(this.#home, card) && this.#goesHome(takers, card);
    for (let next = cards.find(follows); next !== undefined; next = cards.find(follows)) add(this.#home, next);
    return cards.every((card) => has(this.#home, card));
  }

  #begin(): void {
    const { table } = this.#position;
    this.#bare.fill(0);
    this.#home.fill(0);
    this.#leaves.fill(0);
    this.#emptied = this.#columns.some(({ index }) => table.size(index) === 0);
    for (const { index } of this.#columns) if (table.size(index) > 0) add(this.#bare, faceUp(table.top(index)));
    for (const { index } of this.#homes) {
      for (let i = table.size(index) - 1; i >= 0; i--) add(this.#home, faceUp(table.at(index, i)));
    }
  }

  /** Adds what has become possible; false when nothing has. */
  #spread(relations: Relations, takers: readonly Int32Array[]): boolean {
    const { table } = this.#position;
    let more = false;
    for (const { index } of this.#columns) if (this.#spreadColumn(relations, takers, index)) more = true;
    for (const pile of this.#talon) {
      for (let i = table.size(pile) - 1; i >= 0; i--) {
        if (this.#spreadCard(takers, faceUp(table.at(pile, i)), true)) more = true;
      }
    }
    if (!this.#givesBack) return more;
    for (let card = 1; card < 64; card++) {
      if (has(this.#home, card) && this.#spreadCard(takers, card, false)) more = true;
    }
    return more;
  }

  #spreadColumn(relations: Relations, takers: readonly Int32Array[], pile: number): boolean {
    const { table } = this.#position;
    const { tables, piles } = relations.compiled;
    const { lift } = piles[pile]!;
    let more = false;
    let lifted = true;
    for (let i = table.size(pile) - 1; i >= 0; i--) {
      const card = faceUp(table.at(pile, i));
      const bared = has(this.#bare, card);
      const above = faceUp(table.at(pile, i + 1));
      lifted = bared || (lifted && table.at(pile, i) < FACE_DOWN && looksUp(tables, lift, above, card) === 1);
      if (bared && !has(this.#home, card) && this.#goesHome(takers, card)) {
        add(this.#home, card);
        more = true;
      }
      if (this.#leaves[card] === 1) continue;
      const under = i > 0 ? faceUp(table.at(pile, i - 1)) : 0;
      if (!has(this.#home, card) && !(lifted && this.#goesToColumn(takers, card, under))) continue;
      this.#leaves[card] = 1;
      more = true;
      if (under === 0) this.#emptied = true;
      else add(this.#bare, under);
    }
    return more;
  }

  /** A card that no other lies on, outside the columns. */
  #spreadCard(takers: readonly Int32Array[], card: Card, isTurned: boolean): boolean {
    let more = false;
    if (isTurned && !has(this.#home, card) && this.#goesHome(takers, card)) {
      add(this.#home, card);
      more = true;
    }
    if (has(this.#bare, card) || !this.#goesToColumn(takers, card, 0)) return more;
    add(this.#bare, card);
    return true;
  }

  #goesHome(takers: readonly Int32Array[], card: Card): boolean {
    const [, under] = takers as [Int32Array, Int32Array];
    const at = card << 2;
    return under[at + 2] === 1 || ((under[at]! & this.#home[0]!) | (under[at + 1]! & this.#home[1]!)) !== 0;
  }

  /** Whether some column takes the card, other than on the card it lies on. */
  #goesToColumn(takers: readonly Int32Array[], card: Card, on: Card): boolean {
    const [under] = takers as [Int32Array, Int32Array];
    const at = card << 2;
    if (this.#emptied && under[at + 2] === 1) return true;
    const low = under[at]! & this.#bare[0]! & (on < 32 ? ~(1 << on) : -1);
    const high = under[at + 1]! & this.#bare[1]! & (on < 32 ? -1 : ~(1 << (on & 31)));
    return (low | high) !== 0;
  }

  /**
   * By card, four words each: the cards that take it, in two words, and whether an empty pile does; for columns, for
   * foundations.
   */
  #takersOf({ compiled, copies }: Relations): readonly Int32Array[] {
    return [this.#columns[0]!, this.#homes[0]!].map(({ index }) => {
      const { accept } = compiled.piles[index]!;
      const takers = new Int32Array(64 << 2);
      for (let card = 1; card < 64; card++) {
        takers[(card << 2) + 2] = looksUp(compiled.tables, accept, card, 0);
        for (let onto = 1; onto < 64; onto++) {
          if (copies[onto]! > 0 && looksUp(compiled.tables, accept, card, onto) === 1) {
            takers[(card << 2) + (onto >> 5)]! |= 1 << onto;
          }
        }
      }
      return takers;
    });
  }
}

const has = (cards: Int32Array, card: Card): boolean => ((cards[card >> 5]! >>> card) & 1) === 1;

function add(cards: Int32Array, card: Card): void {
  cards[card >> 5]! |= 1 << card;
}
