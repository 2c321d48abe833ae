import { BASE } from '../../model/counters.ts';
import { type Card, FACE_DOWN, faceUp } from '../../model/card.ts';
import { relationBit } from '../../model/acceptance.ts';
import type { Position } from '../boards/position/position.ts';
import { eachReached, type Talon } from '../boards/position/talon.ts';
import { givesCards } from '../view/fits.ts';
import { indicesOf, type GameView } from '../view/game-view.ts';
import { NEVER_HOME, type Relations } from '../view/relations.ts';

/** A limit above the length of any chain that is not circular. */
const MAX_CHAIN = 14;

/**
 * Kinds of piles: none of its cards needs a follow-up; only the top card is available, and needs none; talon cards that
 * need one; a column; talon cards that need none, available when turning brings them up.
 */
const [IS_FREE, IS_TOP, IS_TURNED, IS_COLUMN, IS_DEALT] = [1, 2, 3, 4, 5];

/** Which moves require another after them (follow-up.ts). */
export interface FollowedMoves {
  /** The stock and waste whose cards require it, when they come to a column. */
  readonly talon: readonly number[];
  /** Whether cards from foundations require it. */
  readonly fromHome: boolean;
  /** Whether a part of a run moved to an equal card requires it: only to let the card it leaves go home. */
  readonly partRun: boolean;
}

/**
 * Whether a card in a column can at last be covered by a card that needs no follow-up; the cards between them come from
 * the talon or the foundations, so nothing else that can be lifted changes until then. It may say yes where the rules
 * would forbid a move, but never no where they allow it. What it has to know of the position is computed when first
 * needed.
 */
export class InReach {
  readonly #position: Position;
  readonly #view: GameView;
  readonly #followed: FollowedMoves;
  readonly #columns: readonly number[];
  readonly #homes: readonly number[];
  /** Piles whose cards need no follow-up. */
  readonly #free: readonly number[];
  /** By pile: its kind. */
  readonly #kinds: Uint8Array;
  /** The talon whose cards need no follow-up, and the set of those that turning can bring up now; two words. */
  readonly #talon: Talon | undefined;
  readonly #dealt = new Int32Array(2);
  #isDealtKnown = false;
  readonly #onePack: boolean;
  /** By base rank. */
  readonly #alike: (boolean | undefined)[] = [];
  /**
   * Whether the cached facts hold for the present position: with one pack the relations, with more the two sets of
   * cards too.
   */
  #known = false;
  #relations!: Relations;
  /** With several packs: the cards that need no follow-up, and those of the talon; two words each. */
  readonly #laid = new Int32Array(2);
  readonly #turned = new Int32Array(2);

  constructor(position: Position, view: GameView, followed: FollowedMoves) {
    const { piles } = view.rules;
    this.#position = position;
    this.#view = view;
    this.#followed = followed;
    this.#columns = indicesOf(view.columns);
    this.#homes = followed.fromHome ? indicesOf(view.foundations.filter(givesCards)) : [];
    const { talon } = position.facts;
    this.#talon = talon !== undefined && !followed.talon.includes(talon.stock) ? talon : undefined;
    const others = new Set([talon?.stock, talon?.waste, ...this.#columns, ...this.#homes]);
    this.#free = indicesOf(piles.filter(givesCards)).filter((pile) => !others.has(pile));
    this.#kinds = new Uint8Array(piles.length);
    for (const pile of this.#free) this.#kinds[pile] = piles[pile]!.rules.lift === 'top' ? IS_TOP : IS_FREE;
    if (this.#talon) for (const pile of [this.#talon.stock, this.#talon.waste]) this.#kinds[pile] = IS_DEALT;
    for (const pile of followed.talon) this.#kinds[pile] = IS_TURNED;
    for (const pile of this.#columns) this.#kinds[pile] = IS_COLUMN;
    this.#onePack = view.isOnePack;
  }

  /** Drops the cache; called when the position has changed. */
  forget(): void {
    this.#known = false;
  }

  /** Whether some card can be laid on that one in a column, and, if it needs a follow-up, one on it in turn. */
  anyOn(column: number, card: Card, depth = 0): boolean {
    if (depth === MAX_CHAIN) return true;
    if (!this.#known) this.#look();
    const { piles, tables } = this.#relations.compiled;
    const row = piles[column]!.accept + (card << 1);
    if (this.#anyLaid(tables[row]!, 0) || this.#anyLaid(tables[row + 1]!, 32)) return true;
    if (this.#followed.talon.length > 0) {
      if (this.#anyTurned(column, tables[row]!, 0, depth)) return true;
      if (this.#anyTurned(column, tables[row + 1]!, 32, depth)) return true;
    }
    return this.#homes.some((home) => {
      const top = this.#position.table.top(home);
      return relationBit(tables, piles[column]!.accept, top, card) === 1 && this.mayFollow(column, home, depth + 1);
    });
  }

  /**
   * Whether a card can be laid on the top card of a foundation once that lies in a column, or those under it can follow
   * until one can.
   */
  mayFollow(column: number, home: number, depth = 0): boolean {
    const { table } = this.#position;
    if (!this.#known) this.#look();
    const { accept } = this.#relations.compiled.piles[column]!;
    const top = table.size(home) - 1;
    for (let i = top; i >= 0; i--) {
      const card = table.at(home, i);
      const goes = i === top || this.#isTaken(card) || this.#isTakenByBrought(accept, card);
      if (!goes) return false;
      if (this.anyOn(column, card, depth)) return true;
    }
    return false;
  }

  /** Whether a card that could be brought from the talon or a foundation takes that one. */
  #isTakenByBrought(accept: number, card: Card): boolean {
    const { compiled, copies } = this.#relations;
    for (let onto = 1; onto < 64; onto++) {
      if (copies[onto] === 0 || relationBit(compiled.tables, accept, card, onto) === 0) continue;
      if (this.#isTurned(onto) || this.#position.home[onto]! > 0) return true;
    }
    return false;
  }

  /** Whether some column takes the card now. */
  #isTaken(card: Card): boolean {
    const { piles, tables } = this.#relations.compiled;
    const { table } = this.#position;
    return this.#columns.some((column) => relationBit(tables, piles[column]!.accept, card, table.top(column)) === 1);
  }

  /** Whether one of these cards needs no follow-up; one bit each, the lowest for the card `first`. */
  #anyLaid(bits: number, first: number): boolean {
    if (!this.#onePack) return (bits & this.#laid[first >> 5]!) !== 0;
    for (let left = bits; left !== 0; left &= left - 1) {
      if (this.#isLaid(first + 31 - Math.clz32(left & -left))) return true;
    }
    return false;
  }

  /** Whether this card, the only one of its kind, needs none. */
  #isLaid(card: Card): boolean {
    const { table } = this.#position;
    const place = this.#position.place[card]!;
    const [pile, at] = [place >> 8, place & 255];
    switch (this.#kinds[pile]!) {
      case IS_COLUMN:
        return table.at(pile, at) < FACE_DOWN && !this.#stays(pile, at);
      case IS_TOP:
        return at === table.size(pile) - 1;
      case IS_DEALT:
        return this.#isDealt(card);
      default:
        return this.#kinds[pile] === IS_FREE;
    }
  }

  #isTurned(card: Card): boolean {
    if (this.#onePack) return this.#kinds[this.#position.place[card]! >> 8] === IS_TURNED;
    return ((this.#turned[card >> 5]! >>> card) & 1) === 1;
  }

  #isDealt(card: Card): boolean {
    if (!this.#isDealtKnown) {
      this.#isDealtKnown = true;
      this.#dealt.fill(0);
      eachReached(this.#talon!, this.#position.table, (reached) => add(this.#dealt, reached));
    }
    return ((this.#dealt[card >> 5]! >>> card) & 1) === 1;
  }

  #anyTurned(column: number, bits: number, first: number, depth: number): boolean {
    for (let left = bits; left !== 0; left &= left - 1) {
      const card = first + 31 - Math.clz32(left & -left);
      if (this.#isTurned(card) && this.anyOn(column, card, depth + 1)) return true;
    }
    return false;
  }

  #look(): void {
    const { table } = this.#position;
    this.#known = true;
    this.#isDealtKnown = false;
    this.#relations = this.#view.at(table.counter(BASE));
    if (this.#onePack) return;
    this.#laid.fill(0);
    this.#turned.fill(0);
    for (const pile of this.#free) this.#addFree(pile);
    if (this.#talon) eachReached(this.#talon, table, (card) => add(this.#laid, card));
    for (const pile of this.#followed.talon) this.#addAll(this.#turned, pile);
    for (const column of this.#columns) this.#addColumn(column);
  }

  #addFree(pile: number): void {
    const { table } = this.#position;
    if (this.#kinds[pile] === IS_FREE) this.#addAll(this.#laid, pile);
    else if (table.size(pile) > 0) add(this.#laid, faceUp(table.top(pile)));
  }

  #addAll(to: Int32Array, pile: number): void {
    const { table } = this.#position;
    for (let i = table.size(pile) - 1; i >= 0; i--) add(to, faceUp(table.at(pile, i)));
  }

  #addColumn(column: number): void {
    const { table } = this.#position;
    for (let i = table.size(column) - 1; i >= 0; i--) {
      const card = table.at(column, i);
      if (card >= FACE_DOWN) return;
      if (!this.#stays(column, i)) add(this.#laid, card);
    }
  }

  /**
   * Whether a face-up card of a column would need a follow-up if it left: it is part of a run, and another card takes
   * the same.
   */
  #stays(column: number, at: number): boolean {
    if (!this.#followed.partRun) return false;
    const { table } = this.#position;
    const { compiled, order } = this.#relations;
    const { accept } = compiled.piles[column]!;
    const under = table.at(column, at - 1);
    if (under === 0 || under >= FACE_DOWN || order[under] === NEVER_HOME) return false;
    if (relationBit(compiled.tables, accept, table.at(column, at), under) === 0) return false;
    return !this.#goesHome(under) && this.#takeAlike(accept);
  }

  /**
   * Whether any two cards that take one card in common take exactly the same: then a card moved from one to the other
   * is part of a run moved to an equal card.
   */
  #takeAlike(accept: number): boolean {
    const base = this.#position.table.counter(BASE);
    return (this.#alike[base] ??= takeAlike(this.#relations, accept));
  }

  #goesHome(card: Card): boolean {
    const { piles, tables } = this.#relations.compiled;
    const { table } = this.#position;
    return piles.some(
      ({ rules, accept, on }) => rules.role === 'foundation' && relationBit(tables, accept, card, table.top(on)) === 1,
    );
  }
}

function add(cards: Int32Array, card: Card): void {
  cards[card >> 5]! |= 1 << card;
}

function takeAlike({ compiled: { tables }, copies }: Relations, accept: number): boolean {
  const rows = [...copies.keys()].filter((card) => copies[card]! > 0).map((card) => accept + (card << 1));
  return rows.every((one) =>
    rows.every((other) => {
      const both = (tables[one]! & tables[other]!) | (tables[one + 1]! & tables[other + 1]!);
      return both === 0 || (tables[one] === tables[other] && tables[one + 1] === tables[other + 1]);
    }),
  );
}
