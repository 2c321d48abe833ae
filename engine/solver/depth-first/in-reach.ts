import { BASE, type Card, FACE_DOWN, faceUp, looksUp } from '../engine.ts';
import type { Position } from '../position/position.ts';
import { NEVER, type Relations, type RelationsByBase } from '../relations.ts';

/** Longer than any such chain, unless it goes round. */
const DEEPEST = 14;

/** Which moves have to be followed by another (follow-up.ts). */
export interface Followed {
  /** The stock and waste whose cards are, when they come to a column. */
  readonly talon: readonly number[];
  /** Those from foundations. */
  readonly fromHome: boolean;
  /** Those of a part of a run to an equal card: only for the card it leaves to go home. */
  readonly partRun: boolean;
}

/**
 * Whether a card in a column can be laid on at last by a card that need not be followed by another; the cards between them come
 * from the talon or the foundations. It may say yes where the rules would forbid a move, never no where they allow it. What it has to know
 * of the position is looked for when it is first asked.
 */
export class InReach {
  readonly #position: Position;
  readonly #byBase: RelationsByBase;
  readonly #followed: Followed;
  readonly #columns: readonly number[];
  readonly #homes: readonly number[];
  /** Piles whose cards need not be followed. */
  readonly #free: readonly number[];
  /** By base rank. */
  readonly #alike: (boolean | undefined)[] = [];
  #known = false;
  #relations!: Relations;
  /** Cards that need not be followed, and those of the talon; two words each. */
  readonly #laid = new Int32Array(2);
  readonly #turned = new Int32Array(2);
  /** Cards that some column takes. */
  readonly #taken = new Int32Array(2);

  constructor(position: Position, relations: RelationsByBase, followed: Followed) {
    const { piles } = position.rules;
    const gives = piles.filter(({ rules }) => (rules.lift ?? 'nothing') !== 'nothing').map(({ index }) => index);
    const having = (role: string): number[] =>
      piles.filter(({ rules }) => rules.role === role).map(({ index }) => index);
    this.#position = position;
    this.#byBase = relations;
    this.#followed = followed;
    this.#columns = having('tableau');
    this.#homes = followed.fromHome ? gives.filter((pile) => having('foundation').includes(pile)) : [];
    const stock = position.facts.talon?.stock;
    this.#free = [...gives, ...(stock === undefined ? [] : [stock])].filter(
      (pile) => !this.#columns.includes(pile) && !this.#homes.includes(pile) && !followed.talon.includes(pile),
    );
  }

  /** The position has changed. */
  forget(): void {
    this.#known = false;
  }

  /** Whether some card can be laid on that one in a column, and if it has to be followed, one on that. */
  anyOn(column: number, card: Card, depth = 0): boolean {
    if (depth === DEEPEST) return true;
    if (!this.#known) this.#look();
    const { piles, tables } = this.#relations.compiled;
    const row = piles[column]!.accept + (card << 1);
    const [low, high] = [tables[row]!, tables[row + 1]!];
    if (((low & this.#laid[0]!) | (high & this.#laid[1]!)) !== 0) return true;
    if (this.#anyTurned(column, low & this.#turned[0]!, 0, depth)) return true;
    if (this.#anyTurned(column, high & this.#turned[1]!, 32, depth)) return true;
    return this.#homes.some((home) => {
      const top = this.#position.table.top(home);
      return looksUp(tables, piles[column]!.accept, top, card) === 1 && this.mayFollow(column, home, depth + 1);
    });
  }

  /** Whether a card can be laid on the top card of a foundation once it lies in a column, or those under it can come too till one can. */
  mayFollow(column: number, home: number, depth = 0): boolean {
    const { table } = this.#position;
    if (!this.#known) this.#look();
    const { accept } = this.#relations.compiled.piles[column]!;
    const top = table.size(home) - 1;
    for (let i = top; i >= 0; i--) {
      const card = table.at(home, i);
      const goes = i === top || ((this.#taken[card >> 5]! >>> card) & 1) === 1 || this.#isTakenByBrought(accept, card);
      if (!goes) return false;
      if (this.anyOn(column, card, depth)) return true;
    }
    return false;
  }

  /** Whether a card that could be brought from the talon or a foundation takes that one. */
  #isTakenByBrought(accept: number, card: Card): boolean {
    const { compiled, copies } = this.#relations;
    for (let onto = 1; onto < 64; onto++) {
      if (copies[onto] === 0 || looksUp(compiled.tables, accept, card, onto) === 0) continue;
      if (((this.#turned[onto >> 5]! >>> onto) & 1) === 1 || this.#position.home[onto]! > 0) return true;
    }
    return false;
  }

  #anyTurned(column: number, bits: number, first: number, depth: number): boolean {
    for (let left = bits; left !== 0; left &= left - 1) {
      if (this.anyOn(column, first + 31 - Math.clz32(left & -left), depth + 1)) return true;
    }
    return false;
  }

  #look(): void {
    const { table } = this.#position;
    this.#known = true;
    this.#relations = this.#byBase.at(table.counter(BASE));
    for (const cards of [this.#laid, this.#turned, this.#taken]) cards.fill(0);
    for (const pile of this.#free) this.#addAll(this.#laid, pile);
    for (const pile of this.#followed.talon) this.#addAll(this.#turned, pile);
    for (const column of this.#columns) this.#addColumn(column);
  }

  #addAll(to: Int32Array, pile: number): void {
    const { table } = this.#position;
    for (let i = table.size(pile) - 1; i >= 0; i--) add(to, faceUp(table.at(pile, i)));
  }

  #addColumn(column: number): void {
    const { table } = this.#position;
    const { compiled, order } = this.#relations;
    const { piles, tables } = compiled;
    const { accept } = piles[column]!;
    const row = accept + (table.top(column) << 1);
    this.#taken[0]! |= tables[row]!;
    this.#taken[1]! |= tables[row + 1]!;
    for (let i = table.size(column) - 1; i >= 0; i--) {
      const card = table.at(column, i);
      if (card >= FACE_DOWN) return;
      const under = table.at(column, i - 1);
      const joined = under !== 0 && under < FACE_DOWN && looksUp(tables, accept, card, under) === 1;
      const stays = joined && this.#followed.partRun && order[under] !== NEVER && !this.#goesHome(under);
      if (!stays || !this.#takeAlike(accept)) add(this.#laid, card);
    }
  }

  /** Any two cards that take a same card take all the same: a card moved from one to the other is part of a run gone to an equal card. */
  #takeAlike(accept: number): boolean {
    const base = this.#position.table.counter(BASE);
    return (this.#alike[base] ??= takeAlike(this.#relations, accept));
  }

  #goesHome(card: Card): boolean {
    const { piles, tables } = this.#relations.compiled;
    const { table } = this.#position;
    return piles.some(
      ({ rules, accept, on }) => rules.role === 'foundation' && looksUp(tables, accept, card, table.top(on)) === 1,
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
