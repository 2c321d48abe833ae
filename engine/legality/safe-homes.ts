import { type Card, FACE_DOWN } from '../model/card.ts';
import { kindOf, MOVE, movedFrom, movedTo } from '../model/change.ts';
import { BASE } from '../model/counters.ts';
import { countOf, type Move } from '../model/move.ts';
import type { Pile } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import type { CompiledPiles } from './compiled-pile.ts';
import type { RuleSet } from './rule-set.ts';
import type { Wanting, WantingByBase } from './wanting.ts';

/** Stands for no move. */
const NO_MOVE = -1;
/** Limits the recursion: deeper than any chain of cards that wait for each other. */
const MAX_DEPTH = 30;

/**
 * Finds cards that may go home at once without regret: a game that could be won before can be won after. Autoplay sends
 * them home, and the solver forces them home.
 *
 * Why it is sound: a card in play is useful only as a place for another card, and otherwise in the way. So `card` may
 * go when no card of the deck can need it as a place any more: each that could lie on it is home with all its copies,
 * or has a foundation waiting for it and may itself go as soon as it is uncovered, by the same rule (where cards carry
 * whatever lies on them, it may have to be laid on this one together with the cards on it, so there it must be home).
 * And nothing may be lost by the card going to that particular foundation: as many foundations wait for just this card
 * as there are copies of it in play. A line that wins with the card in play then wins without it: leave out its moves,
 * and play home the cards that would have been laid on it.
 *
 * It does not hold where the rest depends on the card's being there:
 * - in the waste while several cards are turned at a time: the order in which the others come would change;
 * - alone in a pile that is filled from the stock or waste as soon as it is empty (the card that fills it may be needed
 *   elsewhere; in a reserve the next card would take its place anyway), or that has to be filled before the stock is
 *   dealt to the columns;
 * - in columns whose cards carry whatever lies on them, while a stock is still dealt onto them: a card dealt onto this
 *   one would leave with it, but without it would stay on the card below;
 * - where the piles are gathered and dealt again in the order in which they lie.
 *
 * A whole suit that leaves together (`PileRules.least`) may go once the stock is empty: a card laid on one of its cards
 * is there because the part below was moved to another place, and can be laid in that place instead.
 */
export class SafeHomes {
  readonly #rules: RuleSet;
  readonly #wanting: WantingByBase;
  readonly #sources: readonly number[];
  readonly #homes: readonly number[];
  /** Stocks that are dealt to other piles than a waste. */
  readonly #dealt: readonly number[];
  readonly #stocks: readonly number[];
  readonly #suits: boolean;
  /** Whether every card occurs only once, so that a card's predecessor says where it lies. */
  readonly #onePack: boolean;
  /** The cards that some foundation takes now, one bit each. */
  #low = 0;
  #high = 0;

  constructor(rules: RuleSet, wanting: WantingByBase) {
    this.#rules = rules;
    this.#wanting = wanting;
    const { piles, variant } = rules;
    const indices = (test: (pile: Pile) => boolean): number[] => piles.filter(test).map(({ index }) => index);
    const never = variant.noneSafe || piles.some(gathers);
    this.#homes = indices(({ rules: { role } }) => role === 'foundation');
    this.#sources = never ? [] : indices((pile) => mayGive(pile, piles));
    this.#stocks = indices(({ rules: { role } }) => role === 'stock');
    this.#dealt = indices(({ rules: { role, tap } }) => role === 'stock' && tap?.turns === undefined);
    this.#suits = piles.some(({ rules: { role, least = 1 } }) => role === 'foundation' && least > 1);
    this.#onePack = wanting.at(0).copies.every((copies) => copies <= 1);
  }

  /**
   * Returns the first move home without regret, or -1. `home`: by card, how many lie on foundations. `held` cards stay
   * where they are.
   */
  next(table: Table, home: Uint8Array, held?: ReadonlySet<Card>): Move {
    const wanting = this.#wanting.at(table.counter(BASE));
    if (this.#isDealtOn(table, wanting)) return NO_MOVE;
    this.#look(table, wanting);
    for (let i = 0; i < this.#sources.length; i++) {
      const from = this.#sources[i]!;
      const card = table.top(from);
      if (card === 0 || card >= FACE_DOWN || !this.#isTaken(card)) continue;
      if (held?.has(card) || !this.#isSafe(table, home, wanting, card, 0)) continue;
      const move = this.#rules.home(table, from);
      if (move !== undefined && (table.size(from) > 1 || this.#mayEmpty(table, move))) return move;
    }
    return this.#suits ? this.#nextSuit(table, held) : NO_MOVE;
  }

  /** Whether this card may go home without regret, from a pile that it does not leave empty. */
  isSafe(table: Table, home: Uint8Array, card: Card): boolean {
    if (this.#sources.length === 0) return false;
    const wanting = this.#wanting.at(table.counter(BASE));
    if (this.#isDealtOn(table, wanting)) return false;
    return this.#isSafe(table, home, wanting, card, 0);
  }

  /** Whether cards are still to be dealt onto others that would carry them. */
  #isDealtOn(table: Table, { carriesOthers }: Wanting): boolean {
    return carriesOthers && this.#dealt.some((stock) => table.size(stock) > 0);
  }

  /** Records which cards the foundations take. */
  #look(table: Table, { compiled: { piles, tables } }: Wanting): void {
    this.#low = this.#high = 0;
    for (let i = 0; i < this.#homes.length; i++) {
      const { accept, on } = piles[this.#homes[i]!]!;
      const row = accept + (table.top(on) << 1);
      this.#low |= tables[row]!;
      this.#high |= tables[row + 1]!;
    }
  }

  #isTaken(card: Card): boolean {
    return (((card < 32 ? this.#low : this.#high) >>> card) & 1) === 1;
  }

  #isSafe(table: Table, home: Uint8Array, wanting: Wanting, card: Card, depth: number): boolean {
    if (depth === MAX_DEPTH || !this.#isAwaited(table, home, wanting, card)) return false;
    const others = wanting.wanting[card]!;
    for (let i = 0; i < others.length; i++) {
      const other = others[i]!;
      if (home[other] === wanting.copies[other]) continue;
      if (!this.#onePack || wanting.carriesOthers || !this.#isSafe(table, home, wanting, other, depth + 1))
        return false;
    }
    return true;
  }

  /** Whether as many foundations wait for this card and no other as there are copies of it in play. */
  #isAwaited(table: Table, home: Uint8Array, { compiled, copies }: Wanting, card: Card): boolean {
    let waiting = 0;
    for (let i = 0; i < this.#homes.length; i++) {
      const pile = this.#homes[i]!;
      const { rules, accept, on, full } = compiled.piles[pile]!;
      if (table.size(pile) >= full) continue;
      const row = accept + (table.top(on) << 1);
      const [low, high] = [compiled.tables[row]!, compiled.tables[row + 1]!];
      if ((((card < 32 ? low : high) >>> card) & 1) === 0) continue;
      if (rules.reach !== undefined || rules.near !== undefined || rules.covered !== undefined) return false;
      const alone = card < 32 ? low === 1 << card && high === 0 : high === 1 << card && low === 0;
      if (!alone && !this.#hasOneForEach(table, home, compiled, copies, row)) return false;
      waiting++;
    }
    return waiting >= copies[card]! - home[card]!;
  }

  /** Whether there are as many foundations that take exactly these cards as copies of those cards in play. */
  #hasOneForEach(
    table: Table,
    home: Uint8Array,
    { piles, tables }: CompiledPiles,
    copies: Uint8Array,
    row: number,
  ): boolean {
    let left = 0;
    for (const pile of this.#homes) {
      const other = piles[pile]!.accept + (table.top(piles[pile]!.on) << 1);
      if (tables[other] === tables[row] && tables[other + 1] === tables[row + 1]) left++;
    }
    for (let card = 1; card < 64; card++) {
      if (((tables[row + (card >> 5)]! >>> card) & 1) === 1) left -= copies[card]! - home[card]!;
    }
    return left >= 0;
  }

  /** Whether this move may empty a pile without regret. */
  #mayEmpty(table: Table, move: Move): boolean {
    if (this.#dealt.some((stock) => table.size(stock) > 0)) return false;
    const { end } = table;
    const { piles } = this.#rules;
    this.#rules.make(table, move);
    let may = true;
    for (let at = end + 1; at < table.end; at++) {
      const change = table.change(at);
      if (kindOf(change) !== MOVE) continue;
      const [from, to] = [piles[movedFrom(change)]!, piles[movedTo(change)]!];
      if (from.rules.role !== 'reserve' && to.rules.role !== 'foundation') may = false;
    }
    table.undo(end);
    return may;
  }

  #nextSuit(table: Table, held: ReadonlySet<Card> | undefined): Move {
    if (this.#stocks.some((stock) => table.size(stock) > 0)) return NO_MOVE;
    for (const from of this.#sources) {
      const move = held?.has(table.top(from)) ? undefined : this.#rules.home(table, from);
      if (move !== undefined && countOf(move) > 1) return move;
    }
    return NO_MOVE;
  }
}

/** Whether its cards may be taken one by one without changing the order of the others. */
function mayGive({ index, rules: { role, lift = 'nothing' } }: Pile, piles: readonly Pile[]): boolean {
  if (role === 'foundation' || role === 'stock' || lift === 'nothing') return false;
  return (
    role !== 'waste' || piles.some(({ rules: { tap } }) => tap?.turns?.to.index === index && tap.turns.count === 1)
  );
}

/** Whether a tap on it gathers other piles and deals them again. */
const gathers = ({ rules: { tap } }: Pile): boolean =>
  tap !== undefined && (tap.redeals ?? 0) > 0 && tap.turns === undefined && !tap.chance;
