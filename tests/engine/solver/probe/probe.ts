import { dealByNumber } from '../../../../engine/legality/deal.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { fromOf, isDrag, type Move, toOf } from '../../../../engine/model/move.ts';
import { parseOptions } from '../../../../engine/model/options.ts';
import type { Role } from '../../../../engine/model/pile.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';
import { ALL, solverFactsOf, type Facts, type Known, TOP } from '../../../../engine/search/boards/position/facts.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { PRUNING } from '../../../../engine/search/pruning/pruning.ts';
import type { Way } from '../../play.ts';
import { Likeness } from './likeness.ts';
import { copyOf, legalMoves, rearranged } from './tables.ts';
import { TalonProbe } from './talon.ts';

/** A claim about a game that does not hold. */
export type Refuted =
  | { readonly what: 'alike'; readonly role: Role; readonly dealt: boolean }
  | { readonly what: 'sunk'; readonly role: Role }
  | { readonly what: 'idle'; readonly counter: number }
  | { readonly what: 'talon' }
  | { readonly what: 'lasting' }
  | { readonly what: 'restless' };

/** How many deals and moves to play at random. */
export interface Effort {
  readonly deals: readonly number[];
  readonly moves: number;
}

/** By role: how often piles claimed to be interchangeable after the deal were compared then. */
export type Compared = Map<Role, number>;

/**
 * Looks for a position that refutes what is known of a game. Positions claimed to be equivalent must have the same
 * moves, and each must lead to positions claimed to be equivalent: then, by induction, all of them are.
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
  readonly #compared: Compared;
  readonly #likeness: Likeness;
  readonly #talon: TalonProbe | undefined;

  constructor(rules: RuleSet, known: Known, compared: Compared) {
    this.#compared = compared;
    this.#rules = rules;
    this.#known = known;
    this.#facts = solverFactsOf(new GameView(rules), known, new Set(PRUNING));
    const { talon } = this.#facts;
    const one = new Position(rules, this.#facts, undefined);
    this.#likeness = new Likeness(rules, known, one);
    this.#talon = talon && new TalonProbe(rules, talon, one, this.#likeness);
  }

  refute(table: TableView, below: (n: number) => number): Refuted | undefined {
    return (
      this.#restless(table, below) ??
      this.#alike(table, below) ??
      this.#sunk(table, below) ??
      this.#idle(table, below) ??
      this.#lasting(table, below) ??
      (this.#talon?.refutes(table, below) ? { what: 'talon' } : undefined)
    );
  }

  #restless(table: TableView, below: (n: number) => number): Refuted | undefined {
    if (!this.#facts.settles) return undefined;
    for (const move of this.#likeness.some(table, below)) {
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
      if (!this.#likeness.same(table, swapped, swap, below)) return { what: 'alike', role, dealt };
    }
    const waiting = Object.entries(this.#known.alike ?? {}).find(([, since]) => since === 'dealt');
    if (!dealt || !waiting) return undefined;
    const filled = this.#likeness.some(table, below).some((move) => {
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
      if (!this.#likeness.same(table, shuffled, (pile) => pile, below)) return { what: 'sunk', role };
    }
    return undefined;
  }

  #idle(table: TableView, below: (n: number) => number): Refuted | undefined {
    for (const counter of this.#known.idle ?? []) {
      const other = copyOf(table);
      other.set(counter, below(8));
      if (!this.#likeness.same(table, other, (pile) => pile, below)) return { what: 'idle', counter };
    }
    return undefined;
  }

  /** Checks that a card that a foundation takes is still taken after any other move, unless that move covered it. */
  #lasting(table: TableView, below: (n: number) => number): Refuted | undefined {
    if (!this.#facts.lasting) return undefined;
    const isHome = (pile: number): boolean => this.#rules.piles[pile]!.rules.role === 'foundation';
    const before = legalMoves(this.#rules, copyOf(table));
    const home = before.filter((move) => isDrag(move) && isHome(toOf(move)) && table.size(toOf(move)) > 0);
    for (const move of this.#likeness.some(table, below)) {
      const after = copyOf(table);
      this.#rules.make(after, move);
      const isThere = (one: Move): boolean => after.top(fromOf(one)) === table.top(fromOf(one));
      if (home.some((one) => one !== move && isThere(one) && !this.#rules.allows(after, one)))
        return { what: 'lasting' };
    }
    return undefined;
  }
}

/** Weakens what is known of a game so that it no longer claims what was refuted. */
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
    case 'lasting': {
      const { lasting: _, ...rest } = known;
      return rest;
    }
    case 'restless':
      return { ...known, restless: true };
    default:
      return known;
  }
}
