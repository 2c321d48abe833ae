import { type Card, FACE_DOWN } from './card.ts';
import { REVERSED } from './change.ts';
import type { Layout } from './layout.ts';
import { countOf, double, drag, fromOf, isDouble, isDrag, isTap, type Move, tap, toOf } from './move.ts';
import type { Action, Pile, PileRules, Relation, Shortcut, Step, Test } from './pile.ts';
import { BASE, type Table } from './table.ts';

/** A relation by look-up: `[onto << 6 | card]`, row 0 the empty pile; rows of face-down cards are 0. */
type Lookup = Uint8Array;

/** What one pile's rules have become. */
interface Ready {
  readonly rules: PileRules;
  readonly accept: Lookup;
  readonly lift: Lookup;
  readonly gives: Lookup;
  readonly within: Lookup;
  /** The pile whose top an incoming card is compared with. */
  readonly on: number;
  readonly most: number | ((table: Table, to: number) => number);
}

const CARDS = 64;
const NONE: Lookup = new Uint8Array(CARDS * 128);
const ALL: Lookup = new Uint8Array(CARDS * 128).fill(1, 0, CARDS * CARDS);

/** Moves found, in a buffer that is used again and again. */
export class Moves {
  readonly list = new Int32Array(4096);
  length = 0;
}

/** A layout made ready to play: every relation tabulated once for the base rank of the deal. */
export class Rules {
  readonly layout: Layout;
  readonly piles: readonly Pile[];
  readonly #taps: readonly number[];
  readonly #doubles: readonly number[];
  readonly #sources: readonly number[];
  readonly #targets: readonly number[];
  readonly #homes: readonly number[];
  readonly #after: readonly Step[];
  readonly #ready: (readonly Ready[] | undefined)[] = [];
  readonly #scratch = new Moves();

  constructor(layout: Layout) {
    this.layout = layout;
    this.piles = [...layout.places.map((place) => place.pile), ...(layout.hidden ?? [])];
    this.piles.forEach((pile, index) => (pile.index = index));
    const those = (test: (rules: PileRules) => unknown): number[] =>
      this.piles.filter((pile) => test(pile.rules)).map((pile) => pile.index);
    this.#taps = those((rules) => rules.tap);
    this.#doubles = those((rules) => typeof rules.double === 'object');
    this.#sources = those((rules) => rules.lift !== 'nothing' && rules.lift !== undefined);
    this.#targets = those((rules) => rules.build ?? rules.start ?? rules.takes);
    this.#homes =
      layout.homes?.map((pile) => pile.index) ??
      this.#targets.filter((to) => this.piles[to]!.rules.role === 'foundation');
    this.#after = layout.after ?? [];
  }

  /** Every move allowed here: drags, then taps, then double-clicks that are a move of their own. */
  legalMoves(table: Table, into: Moves): void {
    into.length = 0;
    this.#drags(table, into);
    for (const pile of this.#taps) if (this.#tapOf(pile)!.can(table, pile)) into.list[into.length++] = tap(pile);
    for (const pile of this.#doubles)
      if (this.doubleOf(pile)!.can(table, pile)) into.list[into.length++] = double(pile);
  }

  /** Whether the rules allow the move. */
  allows(table: Table, move: Move): boolean {
    const from = fromOf(move);
    if (from >= this.piles.length) return false;
    if (isTap(move)) return this.#tapOf(from)?.can(table, from) ?? false;
    if (isDouble(move)) return this.doubleOf(from)?.can(table, from) ?? false;
    return (
      isDrag(move) && countOf(move) <= this.lifts(table, from) && this.accepts(table, from, countOf(move), toOf(move))
    );
  }

  /** Makes a move that is known to be allowed, and what follows from it. */
  make(table: Table, move: Move): void {
    const from = fromOf(move);
    if (isDrag(move)) this.#carry(table, from, toOf(move), countOf(move));
    else if (isTap(move)) this.#tapOf(from)!.run(table, from);
    else this.doubleOf(from)!.run(table, from);
    for (let i = 0; i < this.#after.length; i++) this.#after[i]!(table, move);
  }

  #carry(table: Table, from: number, to: number, count: number): void {
    if (from !== to) table.move(from, to, count, count > 1 && this.piles[to]!.rules.oneByOne ? REVERSED : 0);
  }

  /** The most cards that may be picked up from the top of a pile; 0 when none. */
  lifts(table: Table, from: number): number {
    const pile = this.#at(table)[from]!;
    const top = table.top(from);
    const lift = pile.rules.lift ?? 'nothing';
    if (lift === 'nothing' || top === 0 || top & FACE_DOWN || pile.rules.closed?.(table, from)) return 0;
    let count = 1;
    const size = table.size(from);
    for (; count < size; count++) {
      const card = table.at(from, size - count);
      if (pile.lift[(table.at(from, size - count - 1) << 6) | card] === 0) break;
    }
    return count;
  }

  /** Whether the `count` top cards of a pile may be picked up. */
  mayLift(table: Table, from: number, count: number): boolean {
    const card = table.at(from, table.size(from) - count);
    return count > 0 && count <= this.lifts(table, from) && this.#at(table)[from]!.gives[card] === 1;
  }

  /** Whether the card may lie on that one in this pile. */
  joins(table: Table, pile: number, card: Card, onto: Card): boolean {
    return this.#at(table)[pile]!.accept[(onto << 6) | card] === 1;
  }

  /** Whether the first of the `count` top cards of `from` to be laid down goes on `to`, however many there are. */
  fits(table: Table, from: number, count: number, to: number): boolean {
    const first = this.piles[to]!.rules.oneByOne ? 1 : count;
    return this.joins(table, to, table.at(from, table.size(from) - first), table.top(this.#at(table)[to]!.on));
  }

  /** Whether the `count` top cards of `from`, which may be picked up, may go to `to`. */
  accepts(table: Table, from: number, count: number, to: number): boolean {
    const ready = this.#at(table);
    const card = table.at(from, table.size(from) - count);
    return (
      to < this.piles.length &&
      card !== 0 &&
      ready[from]!.gives[card] === 1 &&
      this.#takes(table, ready[to]!, from, card, count, to)
    );
  }

  /** The one move that a double-click on this pile is short for, or undefined. */
  shortcut(table: Table, pile: number): Move | undefined {
    const own: Action | Shortcut | undefined = this.piles[pile]?.rules.double;
    if (typeof own === 'object') return own.can(table, pile) ? double(pile) : undefined;
    return this.home(table, pile) ?? own?.(table, pile).find((move) => this.allows(table, move));
  }

  /** The move that sends cards of this pile to a foundation, or undefined; never from one foundation to another. */
  home(table: Table, pile: number): Move | undefined {
    if (this.piles[pile]?.rules.role === 'foundation') return undefined;
    const lifted = this.lifts(table, pile);
    for (const to of this.#homes) {
      const { least = 1 } = this.piles[to]!.rules;
      if (least <= lifted && this.accepts(table, pile, least, to)) return drag(pile, least, to);
    }
    return undefined;
  }

  /** Whether nothing more can be done. */
  stuck(table: Table): boolean {
    this.legalMoves(table, this.#scratch);
    return this.#scratch.length === 0;
  }

  /** What an empty pile accepts: 1 for each card that may start it. */
  starters(table: Table, pile: number): Uint8Array {
    return this.#at(table)[pile]!.accept.subarray(0, CARDS);
  }

  #drags(table: Table, into: Moves): void {
    const ready = this.#at(table);
    for (let i = 0; i < this.#sources.length; i++) {
      const from = this.#sources[i]!;
      const size = table.size(from);
      if (size === 0) continue;
      const pile = ready[from]!;
      let card = table.top(from);
      if (card & FACE_DOWN || (pile.rules.closed !== undefined && pile.rules.closed(table, from))) continue;
      for (let count = 1; ; count++) {
        if (pile.gives[card] === 1) this.#dragsOf(table, ready, from, card, count, into);
        if (count === size) break;
        const below = table.at(from, size - count - 1);
        if (pile.lift[(below << 6) | card] === 0) break;
        card = below;
      }
    }
  }

  #dragsOf(table: Table, ready: readonly Ready[], from: number, card: number, count: number, into: Moves): void {
    for (let i = 0; i < this.#targets.length; i++) {
      const to = this.#targets[i]!;
      if (this.#takes(table, ready[to]!, from, card, count, to)) into.list[into.length++] = drag(from, count, to);
    }
  }

  #takes(table: Table, pile: Ready, from: number, card: number, count: number, to: number): boolean {
    if (from === to) return count === 1 && pile.within[(table.at(to, table.size(to) - 2) << 6) | card] === 1;
    const rules = pile.rules;
    const first = rules.oneByOne ? table.top(from) : card;
    if (pile.accept[(table.top(pile.on) << 6) | first] === 0) return false;
    if (count < (rules.least ?? 1) || (rules.on !== undefined && table.size(to) > 0)) return false;
    if (rules.room !== undefined && table.size(to) + count > rules.room) return false;
    if (rules.reach !== undefined && !rules.reach(from, to, count, table)) return false;
    if (rules.oneByOne && !follow(table, pile.accept, from, count)) return false;
    return count === 1 || count <= (typeof pile.most === 'number' ? pile.most : pile.most(table, to));
  }

  #tapOf(pile: number): Action | undefined {
    return this.piles[pile]!.rules.tap;
  }

  /** The double-click of a pile that is a move of its own. */
  doubleOf(pile: number): Action | undefined {
    const own = this.piles[pile]!.rules.double;
    return typeof own === 'object' ? own : undefined;
  }

  #at(table: Table): readonly Ready[] {
    const base = table.counter(BASE);
    return (this.#ready[base] ??= prepare(this.piles, base));
  }
}

/** Whether each of the `count` top cards may lie on the one above it. */
function follow(table: Table, accept: Lookup, from: number, count: number): boolean {
  const size = table.size(from);
  for (let i = 1; i < count; i++)
    if (accept[(table.at(from, size - i) << 6) | table.at(from, size - i - 1)] === 0) return false;
  return true;
}

function prepare(piles: readonly Pile[], base: number): Ready[] {
  const accepts = new Map<Relation | undefined, Map<Test | undefined, Lookup>>();
  const acceptOf = (rules: PileRules): Lookup => {
    const byStart = accepts.get(rules.build) ?? new Map<Test | undefined, Lookup>();
    accepts.set(rules.build, byStart);
    const lookup = byStart.get(rules.start) ?? tabulate(rules.build, rules.start, base);
    byStart.set(rules.start, lookup);
    return lookup;
  };
  return piles.map((pile) => ({
    rules: pile.rules,
    accept: pile.rules.takes === undefined ? acceptOf(pile.rules) : whateverLies(pile.rules.takes, base),
    lift: liftOf(pile.rules, base),
    gives: givesOf(pile.rules, base),
    within: withinOf(pile.rules, base),
    on: (pile.rules.on ?? pile).index,
    most: pile.rules.most ?? Infinity,
  }));
}

function liftOf({ lift }: PileRules, base: number): Lookup {
  if (typeof lift === 'function') return tabulate(lift, undefined, base);
  return lift === 'any' ? ALL : NONE;
}

function withinOf({ within }: PileRules, base: number): Lookup {
  return within === undefined ? NONE : tabulate(within, (card) => within(card, 0, base), base);
}

function givesOf({ gives }: PileRules, base: number): Lookup {
  return gives === undefined ? ALL : tabulate(undefined, gives, base);
}

function whateverLies(takes: Test, base: number): Lookup {
  const row = tabulate(undefined, takes, base).subarray(0, CARDS);
  const lookup = new Uint8Array(CARDS * 128);
  for (let onto = 0; onto < 128; onto++) lookup.set(row, onto << 6);
  return lookup;
}

function tabulate(build: Relation | undefined, start: Test | undefined, base: number): Lookup {
  const lookup = new Uint8Array(CARDS * 128);
  for (let card = 1; card < CARDS; card++) {
    if ((card & 15) === 0 || (card & 15) === 15) continue;
    lookup[card] = start?.(card, base) ? 1 : 0;
    for (let onto = 1; onto < CARDS; onto++) {
      if ((onto & 15) !== 0 && build?.(card, onto, base)) lookup[(onto << 6) | card] = 1;
    }
  }
  return lookup;
}
