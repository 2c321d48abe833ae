import { countOf, fromOf, isDrag, type Move, toOf } from '../../../model/move.ts';
import { faceUp } from '../../../model/card.ts';
import {
  indexOf,
  kindOf,
  MOVE,
  movedCount,
  movedFrom,
  movedTo,
  otherIndexOf,
  pileOf,
  SWAP,
  TURN,
} from '../../../model/change.ts';
import type { Moves } from '../../../legality/move-generator.ts';
import type { RuleSet } from '../../../legality/rule-set.ts';
import { Table, type TableView } from '../../../model/table.ts';
import type { Facts } from './facts.ts';
import { PositionKey } from './position-key.ts';
import {
  cardAt,
  cardsIn,
  expanded,
  phaseOf,
  placeAfter,
  type Talon,
  tapsOf,
  turnOver,
  turnsBack,
  withoutTaps,
} from './talon.ts';
import { TalonMoves } from './talon-moves.ts';

/** Finds the move that has to follow at once; -1: none. */
export interface Forced {
  next(table: Table, home: Uint8Array): Move;
}

/**
 * The table on which a search plays, with facts about every position that searches need: its key, where each card lies,
 * and how many are home. All of it is derived from the journal, which is read after a move and before it is undone, but
 * is updated only by `settle`.
 */
export class Position {
  readonly rules: RuleSet;
  readonly table: Table;
  readonly facts: Facts;
  readonly key: PositionKey;
  /** By card: `pile << 8 | index`. Of equal cards, the one that moved last. */
  readonly place = new Int32Array(64);
  /** By card: how many lie on foundations. */
  readonly home = new Uint8Array(64);
  /** Whether some move since the beginning would have shuffled cards. */
  chance = false;
  /** The index in the journal of the first shuffle that was not undone; Infinity: there is none. */
  #shuffled = Infinity;
  readonly #talonMoves: TalonMoves | undefined;
  readonly #forced: Forced | undefined;
  readonly #isHome: Uint8Array;
  /** By pile: how many of its lowest cards are unchanged since `settle`, and how many cards it had then. */
  readonly #valid: Int32Array;
  readonly #settled: Int32Array;
  readonly #cards: Uint8Array;
  /** How many cards each pile has at the place of the journal that is being read. */
  readonly #sizes: Int32Array;
  readonly #changed: Int32Array;
  readonly #isChanged: Uint8Array;
  #changes = 0;
  /** Whether some counter was changed since `settle`. */
  #isCounted = false;
  readonly #watchers: Int32Array[] = [];
  /** Every move since the beginning, forced ones too, and the journal's end before each. */
  readonly #moves: Move[] = [];
  readonly #marks: number[] = [];

  constructor(rules: RuleSet, facts: Facts, forced: Forced | undefined) {
    const piles = rules.piles.length;
    this.rules = rules;
    this.facts = facts;
    this.table = new Table(piles, (cards) => {
      this.#shuffled = Math.min(this.#shuffled, this.table.end);
      this.chance = true;
      return cards;
    });
    this.key = new PositionKey(piles, facts);
    this.#talonMoves = facts.talon && new TalonMoves(rules, facts.talon);
    this.#forced = forced;
    this.#isHome = Uint8Array.from(rules.piles, (pile) => Number(pile.rules.role === 'foundation'));
    this.#valid = new Int32Array(piles);
    this.#settled = new Int32Array(piles);
    this.#cards = new Uint8Array(piles << 8);
    this.#sizes = new Int32Array(piles);
    this.#changed = new Int32Array(piles);
    this.#isChanged = new Uint8Array(piles);
  }

  /** Begins again from the position of another table with the same piles; forced moves are made. */
  begin(from: TableView): void {
    const { table } = this;
    table.take(from);
    for (let pile = 0; pile < table.piles; pile++) {
      this.#sizes[pile] = table.size(pile);
      this.#touch(pile, 0);
    }
    this.#isCounted = true;
    this.#moves.length = 0;
    this.#marks.length = 0;
    this.#shuffled = Infinity;
    this.chance = false;
    this.#force();
    this.settle();
  }

  /**
   * Lists every move; those of talon cards include the taps that bring them up (talon.ts). After a shuffle there are
   * none: where the cards lie is not known.
   */
  list(into: Moves): void {
    if (this.isShuffled) {
      into.length = 0;
      return;
    }
    this.rules.legalMoves(this.table, into, this.facts.oneEmpty ? this.key.kinds : undefined);
    this.#talonMoves?.replace(this.table, into);
  }

  /** Makes a move of the list, and those it forces. */
  make(move: Move): void {
    this.#make(move);
    this.#force();
  }

  /**
   * Redoes a move and those it forced, without the rules: `changes` holds their journal changes from `first`, and the
   * moves from `between` up to `last`.
   */
  redo(changes: Int32Array, first: number, between: number, last: number): void {
    const mark = this.table.end;
    for (let at = first; at < between; at++) {
      this.table.redo(changes[at]!);
      this.#noteForth(changes[at]!);
    }
    for (let at = between; at < last; at++) {
      this.#moves.push(changes[at]!);
      this.#marks.push(mark);
    }
  }

  /** Takes back every move made since the journal had `mark` changes. */
  undo(mark: number): void {
    const { table } = this;
    for (let at = table.end - 1; at >= mark; at--) this.#noteBack(table.change(at));
    table.undo(mark);
    if (this.#shuffled >= mark) this.#shuffled = Infinity;
    const count = this.madeBefore(mark);
    this.#marks.length = count;
    this.#moves.length = count;
  }

  /** Counts the moves, forced ones too, that were made before the journal had `mark` changes. */
  madeBefore(mark: number): number {
    let count = this.#marks.length;
    while (count > 0 && this.#marks[count - 1]! >= mark) count--;
    return count;
  }

  /** How many moves were made so far, forced ones too; `move` returns one by its index. */
  get made(): number {
    return this.#moves.length;
  }

  move(at: number): Move {
    return this.#moves[at]!;
  }

  /** Returns the moves made since the beginning, forced ones and every tap too. */
  moves(): Move[] {
    return expanded(this.facts.talon, this.#moves);
  }

  /** Whether a move that was not taken back has shuffled cards. */
  get isShuffled(): boolean {
    return this.#shuffled < Infinity;
  }

  get won(): boolean {
    return !this.isShuffled && this.rules.variant.won(this.table);
  }

  /**
   * Computes the key of the cards after this move, without what follows it, into `predictedA` and `predictedB` of the
   * key; false where it cannot. The position must be settled.
   */
  predict(move: Move): boolean {
    const { talon } = this.facts;
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    if (talon !== undefined && from === talon.waste) return this.#predictPlayed(talon, move);
    if (!isDrag(move) || from === to || (count > 1 && this.rules.piles[to]!.rules.oneByOne)) return false;
    this.key.predict(this.table, from, count, to);
    return true;
  }

  #predictPlayed(talon: Talon, move: Move): boolean {
    const { table } = this;
    const taps = tapsOf(move);
    if (talon.redeals !== Infinity && turnsBack(talon, table, taps)) return false;
    const place = placeAfter(talon, table, taps);
    this.key.predictPlayed(
      table,
      cardAt(talon, table, place),
      toOf(move),
      phaseOf(talon, place - 1, cardsIn(talon, table) - 1),
    );
    return true;
  }

  /**
   * Returns an array that is kept up to date, by pile: how many of its lowest cards are untouched since the caller last
   * set the value.
   */
  watch(): Int32Array {
    const watcher = new Int32Array(this.table.piles);
    this.#watchers.push(watcher);
    return watcher;
  }

  /** Brings key, places and cards home up to date. */
  settle(): void {
    if (this.#changes === 0 && !this.#isCounted) return;
    for (let i = 0; i < this.#changes; i++) this.#settlePile(this.#changed[i]!);
    this.#changes = 0;
    if (this.#isCounted) this.key.updateCounters(this.table);
    this.#isCounted = false;
    if (!this.key.updateRest(this.table)) return;
    for (let pile = 0; pile < this.table.piles; pile++) this.key.update(this.table, pile, this.table.size(pile));
  }

  #make(move: Move): void {
    const { table } = this;
    const mark = table.end;
    this.#moves.push(move);
    this.#marks.push(mark);
    const taps = tapsOf(move);
    if (taps > 0) turnOver(this.facts.talon!, table, taps);
    this.rules.make(table, withoutTaps(move));
    for (let at = mark; at < table.end; at++) this.#noteForth(table.change(at));
  }

  #force(): void {
    if (this.#forced === undefined) return;
    this.settle();
    for (let move = this.#next(); move >= 0; move = this.#next()) {
      this.#make(move);
      this.settle();
    }
  }

  #next(): Move {
    return this.#forced!.next(this.table, this.home);
  }

  #settlePile(pile: number): void {
    const { table, place, home } = this;
    const cards = this.#cards;
    const valid = this.#valid[pile]!;
    const size = table.size(pile);
    const isHome = this.#isHome[pile] === 1;
    if (isHome) for (let i = valid; i < this.#settled[pile]!; i++) home[cards[(pile << 8) | i]!]!--;
    for (let i = valid; i < size; i++) {
      const card = faceUp(table.at(pile, i));
      place[card] = (pile << 8) | i;
      if (!isHome) continue;
      cards[(pile << 8) | i] = card;
      home[card]!++;
    }
    this.key.update(table, pile, valid);
    this.#valid[pile] = this.#settled[pile] = size;
    this.#isChanged[pile] = 0;
  }

  #touch(pile: number, valid: number): void {
    if (valid < this.#valid[pile]!) this.#valid[pile] = valid;
    for (let i = 0; i < this.#watchers.length; i++) {
      const watcher = this.#watchers[i]!;
      if (valid < watcher[pile]!) watcher[pile] = valid;
    }
    if (this.#isChanged[pile] === 1) return;
    this.#isChanged[pile] = 1;
    this.#changed[this.#changes++] = pile;
  }

  #noteForth(packed: number): void {
    switch (kindOf(packed)) {
      case MOVE:
        return this.#noteMove(movedFrom(packed), movedTo(packed), movedCount(packed));
      case TURN:
        return this.#touch(pileOf(packed), indexOf(packed));
      case SWAP:
        return this.#touch(pileOf(packed), Math.min(indexOf(packed), otherIndexOf(packed)));
      default:
        this.#isCounted = true;
    }
  }

  #noteBack(packed: number): void {
    if (kindOf(packed) === MOVE) this.#noteMove(movedTo(packed), movedFrom(packed), movedCount(packed));
    else this.#noteForth(packed);
  }

  #noteMove(from: number, to: number, count: number): void {
    const sizes = this.#sizes;
    sizes[from]! -= count;
    this.#touch(from, sizes[from]!);
    this.#touch(to, sizes[to]!);
    sizes[to]! += count;
  }
}
