import { BASE, REDEALS } from '../model/counters.ts';
import { type Card, faceUp, isFaceDown } from '../model/card.ts';
import type { Change } from '../model/change.ts';
import { changesBetween } from '../legality/deal.ts';
import { countOf, fromOf, isDouble, isDrag, type Move, toOf } from '../model/move.ts';
import type { PileRules, Role } from '../model/pile.ts';
import type { Reason } from '../model/reason.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table, TableView } from '../model/table.ts';
import { Orders } from './orders.ts';
import type { LessonPoint, Shown } from './point.ts';

type MoveChange = Change & { readonly kind: 'move' };

/** Makes moves, and finds the points of the rules that they show. */
export class Points {
  readonly #rules: RuleSet;
  readonly #orders: Orders;
  /** By pile: whether its cards are out of the game. */
  readonly #isOut: readonly boolean[];

  constructor(rules: RuleSet) {
    this.#rules = rules;
    this.#orders = new Orders(rules);
    const seen = rules.variant.places.length;
    this.#isOut = rules.piles.map(({ index, rules }) => index >= seen || collects(rules));
  }

  /** Makes a legal move, and returns the point that it shows. */
  make(table: Table, move: Move): LessonPoint {
    const from = fromOf(move);
    const card = faceUp(table.top(from));
    const outs = this.#outs(table);
    const laid = isDrag(move) ? this.#laid(table, move) : undefined;
    const needs = this.#needs(table, move);
    const size = isDrag(move) ? table.size(toOf(move)) : 0;
    const mark = table.end;
    this.#rules.make(table, move);
    const changes = changesBetween(table, mark, table.end);
    const gone = this.#gone(table, outs);
    const shown =
      this.#removed(table, move, card, gone) ??
      exchanged(laid, table, move, size) ??
      laid ??
      this.#clicked(table, move, changes);
    return {
      ...shown,
      // The first card of all sets the rank for the other foundations, where the game has a base rank.
      ...(shown.kind === 'start' &&
        shown.role === 'foundation' &&
        shown.starts === 0 && { base: table.counter(BASE) !== 0 }),
      from: this.#role(from),
      source: from,
      by: isDrag(move) ? 'drag' : isDouble(move) ? 'double' : 'click',
      turnsUp: changes.some((change) => this.#isUncovered(table, change, changes)),
      fills: this.#fills(move, changes),
      needs,
    };
  }

  /** Whether a change turns up a card that others covered: not one on the stock, nor one just dealt from there. */
  #isUncovered(table: TableView, change: Change, changes: readonly Change[]): boolean {
    if (change.kind !== 'turn' || isFaceDown(table.at(change.pile, change.index))) return false;
    const isDealt = changes.some(
      (other) => other.kind === 'move' && other.to === change.pile && this.#role(other.from) === 'stock',
    );
    return this.#role(change.pile) !== 'stock' && !isDealt;
  }

  /** Returns the point that a drag will show if the cards stay where they are laid. */
  #laid(table: Table, move: Move): Shown {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    const { rules, taking } = this.#rules.piles[to]!;
    const { role } = rules;
    const card = table.at(from, table.size(from) - count);
    const order = this.#orders.takenBy(table, to);
    if ((rules.least ?? 1) > 1) return { kind: 'whole', card, count };
    if (table.size(to) === 0) {
      const starts = this.#orders.startsOf(table, to);
      const base = role === 'foundation' && starts !== 0 && starts === (table.counter(BASE) & 15);
      return { kind: 'start', card, role, pile: to, starts, base, beside: taking.onlyEmpty ? order : undefined };
    }
    const onto = table.top(to);
    if (count === 1 || role === 'foundation') return { kind: 'lay', card, onto, role, pile: to, order };
    const limited = typeof taking.most === 'function';
    return { kind: 'run', card, onto, count, role, order: this.#orders.lifted(table, from), limited };
  }

  /** Returns the removal of cards, those that were moved among them; undefined: none. */
  #removed(table: Table, move: Move, card: Card, cards: readonly Card[]): Shown | undefined {
    const stays = isDrag(move) && !cards.includes(card);
    if (cards.length === 0 || stays || this.#role(fromOf(move)) === 'stock') return undefined;
    const order = isDrag(move) && fromOf(move) !== toOf(move) ? this.#orders.taken(table, toOf(move)) : undefined;
    return { kind: 'remove', cards, order };
  }

  #clicked(table: Table, move: Move, changes: readonly Change[]): Shown {
    const at = fromOf(move);
    const moved = changes.filter((change) => change.kind === 'move');
    const [first] = moved;
    if (first === undefined) return { kind: 'other' };
    if (this.#role(at) !== 'stock') return this.#carried(table, at, moved);
    if (first.from !== at)
      return first.to === at ? { kind: 'again', again: this.#again(table, at) } : this.#dealt(table, at, moved);
    const { turns } = this.#rules.piles[at]!.rules.tap ?? {};
    if (turns) {
      const stays = turns.to.rules.lift === 'nothing';
      return { kind: 'turn', count: turns.count ?? first.count, again: this.#again(table, at), stays };
    }
    return this.#dealt(table, at, moved);
  }

  /** Describes a click that moves a card to another pile. */
  #carried(table: Table, at: number, [first, ...rest]: readonly MoveChange[]): Shown {
    if (first === undefined || rest.length > 0 || first.from !== at || first.count > 1) return { kind: 'other' };
    const to = first.to;
    const onto = table.at(to, table.size(to) - 2);
    const [card, role] = [table.top(to), this.#role(to)];
    if (onto === 0)
      return {
        kind: 'start',
        card,
        role,
        pile: to,
        starts: this.#orders.startsOf(table, to),
        base: false,
        beside: undefined,
      };
    return { kind: 'lay', card, onto, role, pile: to, order: this.#orders.takenBy(table, to) };
  }

  #dealt(table: TableView, stock: number, moved: readonly MoveChange[]): Shown {
    const dealt = moved.filter(({ from }) => from === stock);
    if (dealt.length === 0) return { kind: 'other' };
    const count = dealt.reduce((sum, change) => sum + change.count, 0);
    const closes = moved.some(({ from, to }) => this.#role(from) === 'tableau' && this.#role(to) === 'tableau');
    const piles = new Set(dealt.map(({ to }) => to)).size;
    return { kind: 'deal', count, piles, closes, all: table.size(stock) === 0 && count > piles };
  }

  /**
   * Returns why the same kind of click does nothing on another pile that is in play; undefined: there is no such pile.
   */
  #needs(table: Table, move: Move): Reason | undefined {
    if (isDrag(move) || this.#role(fromOf(move)) === 'stock') return undefined;
    for (const { index, rules } of this.#rules.piles) {
      const action = isDouble(move) ? this.#rules.doubleOf(index) : rules.tap;
      const open = rules.role !== 'stock' && table.size(index) > 0 && !rules.covered?.(table, index);
      if (open && action && !action.can(table, index)) return action.why(table, index);
    }
    return undefined;
  }

  /** Returns how often a stock may still be turned over. */
  #again(table: Table, stock: number): number {
    return (this.#rules.piles[stock]!.rules.tap?.redeals ?? 0) - table.counter(REDEALS);
  }

  /** Returns the pile that was filled automatically; undefined: none. */
  #fills(move: Move, changes: readonly Change[]): number | undefined {
    if (this.#role(fromOf(move)) === 'stock') return undefined;
    const later = changes.filter((change) => change.kind === 'move').slice(1);
    const filling = later.find(({ from, to }) => FILLING_ROLES.has(this.#role(from)) && !this.#isOut[to]);
    return filling?.to;
  }

  /** Counts the cards of each pile that is out of the game; 0 for others. */
  #outs(table: Table): number[] {
    return this.#isOut.map((isOut, pile) => (isOut ? table.size(pile) : 0));
  }

  #gone(table: Table, before: readonly number[]): Card[] {
    return before.flatMap((size, pile) =>
      this.#isOut[pile]
        ? Array.from({ length: Math.max(0, table.size(pile) - size) }, (_, i) => faceUp(table.at(pile, size + i)))
        : [],
    );
  }

  #role(pile: number): Role {
    return this.#rules.piles[pile]!.rules.role;
  }
}

/** Whether cards leave the game on a foundation, rather than being built up. */
const collects = ({ role, build, start, takes }: PileRules): boolean =>
  role === 'foundation' && takes !== undefined && build === undefined && start === undefined;

/** Returns an exchange of piles, where the cards of the target now lie on the pile that the drag came from. */
function exchanged(laid: Shown | undefined, table: TableView, move: Move, size: number): Shown | undefined {
  if (laid?.kind !== 'lay' && laid?.kind !== 'run') return undefined;
  const { card, onto } = laid;
  const stays = table.size(toOf(move)) === size + countOf(move);
  return !stays && onto !== 0 && table.top(fromOf(move)) === onto ? { kind: 'exchange', card, onto } : undefined;
}

const FILLING_ROLES: ReadonlySet<Role> = new Set(['stock', 'reserve', 'waste']);
