import { dealByNumber } from '../../../engine/legality/deal.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { countOf, double, drag, fromOf, isDrag, isTap, type Move, tap, toOf } from '../../../engine/model/move.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { ALL, factsOf, type Facts, type Known, TOP } from '../../../engine/solver/facts.ts';
import { Position } from '../../../engine/solver/position/position.ts';
import { PRUNING } from '../../../engine/solver/pruning.ts';
import { cardAt, cardsIn, placeAfter, type Talon, tapsOf, turnOver } from '../../../engine/solver/position/talon.ts';
import { Table, type TableView } from '../../../engine/model/table.ts';
import type { Role } from '../../../engine/model/pile.ts';
import type { Way } from '../play.ts';

/** One thing that is said to be known of a game, and does not hold. */
export type Refuted =
  | { readonly what: 'alike'; readonly role: Role; readonly dealt: boolean }
  | { readonly what: 'sunk'; readonly role: Role }
  | { readonly what: 'idle'; readonly counter: number }
  | { readonly what: 'talon' }
  | { readonly what: 'restless' };

/** How much is played by chance. */
export interface Effort {
  readonly deals: readonly number[];
  readonly moves: number;
}

/** By role: how often piles that may change places once the cards are dealt did so then. */
export type Compared = Map<Role, number>;

/** Moves that are compared in one position. */
const COMPARED = 6;

/**
 * Looks for a position in which what is known of a game does not hold. Positions that are said to be as good as each other must
 * have the same moves, and each must lead to positions that are said to be as good as each other: then, by
 * induction, so are they all.
 */
export function refute(
  { game, options }: Way,
  known: Known,
  { deals, moves }: Effort,
  compared: Compared = new Map(),
): Refuted | undefined {
  const rules = new RuleSet(game.variant(parseOptions(game, options)!));
  const probe = new Probe(rules, known, compared);
  for (const deal of deals) {
    const { table } = dealByNumber(rules.variant, deal, rules);
    const below = numbersBelow(xoshiro(deal));
    for (let made = 0; made < moves; made++) {
      const found = probe.refute(table, below);
      if (found) return found;
      const legal = legalMoves(rules, table);
      if (legal.length === 0) break;
      const taps = legal.filter((move) => !isDrag(move));
      const among = taps.length > 0 && below(4) === 0 ? taps : legal;
      rules.make(table, among[below(among.length)]!);
    }
  }
  return undefined;
}

class Probe {
  readonly #rules: RuleSet;
  readonly #known: Known;
  readonly #facts: Facts;
  readonly #one: Position;
  readonly #compared: Compared;

  constructor(rules: RuleSet, known: Known, compared: Compared) {
    this.#compared = compared;
    this.#rules = rules;
    this.#known = known;
    this.#facts = factsOf(rules, known, new Set(PRUNING));
    this.#one = new Position(rules, this.#facts, undefined);
  }

  refute(table: TableView, below: (n: number) => number): Refuted | undefined {
    return (
      this.#restless(table, below) ??
      this.#alike(table, below) ??
      this.#sunk(table, below) ??
      this.#idle(table, below) ??
      this.#talon(table, below)
    );
  }

  #restless(table: TableView, below: (n: number) => number): Refuted | undefined {
    if (!this.#facts.settles) return undefined;
    for (const move of this.#some(table, below)) {
      const after = copyOf(table);
      this.#rules.make(after, move);
      const { end } = after;
      for (const step of this.#rules.variant.after ?? []) step(after, move);
      if (after.end !== end) return { what: 'restless' };
    }
    return undefined;
  }

  #alike(table: TableView, below: (n: number) => number): Refuted | undefined {
    const { kinds, kindsBefore } = this.#facts;
    const stocks = this.#rules.piles.filter(({ rules }) => rules.role === 'stock').map(({ index }) => index);
    const dealt = stocks.every((stock) => table.size(stock) === 0);
    const now = dealt ? kinds : kindsBefore;
    for (const [one, kind] of now.entries()) {
      const others = [...now.keys()].filter((pile) => pile > one && now[pile] === kind);
      if (others.length === 0 || below(3) > 0) continue;
      const other = others[below(others.length)]!;
      const { role } = this.#rules.piles[one]!.rules;
      if (dealt) this.#compared.set(role, (this.#compared.get(role) ?? 0) + 1);
      const swap = (pile: number): number => (pile === one ? other : pile === other ? one : pile);
      const swapped = rearranged(
        table,
        (pile, at) => table.at(swap(pile), at),
        (pile) => table.size(swap(pile)),
      );
      if (!this.#same(table, swapped, swap, below)) return { what: 'alike', role, dealt };
    }
    const waiting = Object.entries(this.#known.alike ?? {}).find(([, since]) => since === 'dealt');
    if (!dealt || !waiting) return undefined;
    const filled = this.#some(table, below).some((move) => {
      const after = copyOf(table);
      this.#rules.make(after, move);
      return stocks.some((stock) => after.size(stock) > 0);
    });
    return filled ? { what: 'alike', role: waiting[0] as Role, dealt } : undefined;
  }

  #sunk(table: TableView, below: (n: number) => number): Refuted | undefined {
    for (const role of this.#known.sunk ?? []) {
      const places = this.#rules.piles.flatMap(({ index, rules }) => {
        const counts = this.#facts.counts[index]!;
        const buried = rules.role !== role || counts === ALL ? 0 : table.size(index) - (counts === TOP ? 1 : 0);
        return Array.from({ length: Math.max(0, buried) }, (_, at) => (index << 8) | at);
      });
      if (places.length < 2) continue;
      const lies = new Map(places.map((place) => [place, place]));
      for (let i = places.length - 1; i > 0; i--) {
        const [one, other] = [places[i]!, places[below(i + 1)]!];
        const place = lies.get(one)!;
        lies.set(one, lies.get(other)!);
        lies.set(other, place);
      }
      const shuffled = rearranged(
        table,
        (pile, at) => {
          const from = lies.get((pile << 8) | at) ?? (pile << 8) | at;
          return table.at(from >> 8, from & 255);
        },
        (pile) => table.size(pile),
      );
      if (!this.#same(table, shuffled, (pile) => pile, below)) return { what: 'sunk', role };
    }
    return undefined;
  }

  #idle(table: TableView, below: (n: number) => number): Refuted | undefined {
    for (const counter of this.#known.idle ?? []) {
      const other = copyOf(table);
      other.set(counter, below(8));
      if (!this.#same(table, other, (pile) => pile, below)) return { what: 'idle', counter };
    }
    return undefined;
  }

  /** Some taps at once, and a move before them or after them, lead to the same position; what a key leaves out changes no move. */
  #talon(table: TableView, below: (n: number) => number): Refuted | undefined {
    const { talon } = this.#facts;
    if (talon === undefined) return undefined;
    const [tapped, atOnce] = [copyOf(table), copyOf(table)];
    const taps = this.#tap(tapped, talon.stock, 1 + below(tapsOnce(talon, table)));
    const refuted = { what: 'talon' } as const;
    if (taps > 0) turnOver(talon, atOnce, taps);
    if (!sameBytes(tapped, atOnce)) return refuted;
    const others = (moves: readonly Move[]): Move[] =>
      moves.filter((move) => fromOf(move) !== talon.stock && fromOf(move) !== talon.waste);
    const [before, after] = [legalMoves(this.#rules, copyOf(table)), legalMoves(this.#rules, copyOf(tapped))];
    if (others(before).join() !== others(after).join()) return refuted;
    if (this.#rules.variant.won(copyOf(table)) !== this.#rules.variant.won(copyOf(tapped))) return refuted;
    for (const move of this.#among(others(before), below)) {
      const [first, second] = [copyOf(table), copyOf(tapped)];
      this.#rules.make(first, move);
      this.#tap(first, talon.stock, taps);
      this.#rules.make(second, move);
      if (!sameBytes(first, second)) return refuted;
    }
    for (const move of this.#among(
      after.filter((one) => fromOf(one) === talon.waste),
      below,
    )) {
      const made = copyOf(tapped);
      this.#rules.make(made, move);
      if (
        made.size(talon.stock) !== tapped.size(talon.stock) ||
        made.size(talon.waste) !== tapped.size(talon.waste) - 1
      )
        return refuted;
    }
    return this.#sameKey(table, tapped) && this.#listed(table) !== this.#listed(tapped) ? refuted : undefined;
  }

  /** Taps that often or till it can't be tapped; how often it was. */
  #tap(table: Table, stock: number, most: number): number {
    let taps = 0;
    while (taps < most && this.#rules.allows(table, tap(stock))) {
      this.#rules.make(table, tap(stock));
      taps++;
    }
    return taps;
  }

  /** The moves of the talon's view, without the taps. */
  #listed(table: TableView): string {
    const found = new Moves();
    this.#one.begin(table);
    this.#one.list(found);
    const { talon } = this.#facts;
    const named = [...found.list.subarray(0, found.length)].map((move) =>
      fromOf(move) === talon!.waste
        ? `${cardAt(talon!, table, placeAfter(talon!, table, tapsOf(move)))}>${toOf(move)}`
        : `${move}`,
    );
    return named.toSorted().join();
  }

  #among(moves: readonly Move[], below: (n: number) => number): Move[] {
    return Array.from({ length: Math.min(COMPARED, moves.length) }, () => moves[below(moves.length)]!);
  }

  /**
   * Whether both have the same score and the same moves, as far as chance looks, and these lead to positions with the same key.
   * What wins may be too rare for chance play to meet; where it rests on how cards lie, so does the score.
   */
  #same(one: TableView, other: TableView, to: (pile: number) => number, below: (n: number) => number): boolean {
    const { won, score } = this.#rules.variant;
    if (this.#scores(one, other) && score(copyOf(one)) !== score(copyOf(other))) return false;
    if (won(copyOf(one)) !== won(copyOf(other)) || !this.#sameKey(one, other)) return false;
    if (legalMoves(this.#rules, copyOf(one)).length !== legalMoves(this.#rules, copyOf(other)).length) return false;
    return this.#some(one, below).every((move) => {
      const [first, second] = [copyOf(one), copyOf(other)];
      const mapped = renumbered(move, to);
      if (!this.#rules.allows(second, mapped)) return false;
      this.#rules.make(first, move);
      this.#rules.make(second, mapped);
      return won(first) === won(second) && this.#sameKey(first, second);
    });
  }

  /** Not when they differ in a counter: that may be the score itself. */
  #scores(one: TableView, other: TableView): boolean {
    return (this.#known.idle ?? []).every((counter) => one.counter(counter) === other.counter(counter));
  }

  #sameKey(one: TableView, other: TableView): boolean {
    this.#one.begin(one);
    const { a, b } = this.#one.key;
    this.#one.begin(other);
    return a === this.#one.key.a && b === this.#one.key.b;
  }

  /** Some moves whose result is known beforehand. */
  #some(table: TableView, below: (n: number) => number): Move[] {
    const copy = copyOf(table);
    const legal = legalMoves(this.#rules, copy).filter((move) => !this.#rules.isChance(move, copy));
    return this.#among(legal, below);
  }
}

/** The most taps that turn the waste back once at most. */
const tapsOnce = (talon: Talon, table: TableView): number =>
  Math.ceil(table.size(talon.stock) / talon.turn) + 1 + Math.ceil(cardsIn(talon, table) / talon.turn);

const sameBytes = (one: Table, other: Table): boolean => Buffer.from(one.bytes()).equals(other.bytes());

function renumbered(move: Move, to: (pile: number) => number): Move {
  const from = to(fromOf(move));
  return isDrag(move) ? drag(from, countOf(move), to(toOf(move))) : isTap(move) ? tap(from) : double(from);
}

function legalMoves(rules: RuleSet, table: Table): Move[] {
  const found = new Moves();
  rules.legalMoves(table, found);
  return [...found.list.subarray(0, found.length)];
}

function copyOf(table: TableView): Table {
  const copy = new Table(table.piles, (cards) => cards);
  copy.take(table);
  return copy;
}

/** A table with other cards in the piles, and the same counters. */
function rearranged(
  table: TableView,
  at: (pile: number, index: number) => number,
  size: (pile: number) => number,
): Table {
  return copyOf({
    piles: table.piles,
    size,
    at,
    top: (pile) => at(pile, size(pile) - 1),
    counter: (counter) => table.counter(counter),
  });
}

/** What is left of it. */
export function weaker(known: Known, refuted: Refuted): Known {
  switch (refuted.what) {
    case 'alike': {
      const { [refuted.role]: since, ...rest } = known.alike ?? {};
      return { ...known, alike: since === 'always' && !refuted.dealt ? { ...rest, [refuted.role]: 'dealt' } : rest };
    }
    case 'sunk':
      return { ...known, sunk: (known.sunk ?? []).filter((role) => role !== refuted.role) };
    case 'idle':
      return { ...known, idle: (known.idle ?? []).filter((counter) => counter !== refuted.counter) };
    case 'talon': {
      const { talon: _, ...rest } = known;
      return rest;
    }
    case 'restless':
      return { ...known, restless: true };
    default:
      return known;
  }
}
