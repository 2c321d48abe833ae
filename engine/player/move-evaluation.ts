import { BASE } from '../model/counters.ts';
import { type Card, FACE_DOWN, suitOf } from '../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import { relationBit } from '../model/acceptance.ts';
import type { Role } from '../model/pile.ts';
import type { TableView } from '../model/table.ts';
import { cardAt, placeAfter, tapsOf, withoutTaps } from '../search/boards/position/talon.ts';
import type { Purpose, MoveWeights } from './move-weights.ts';
import { indicesOf } from '../search/view/game-view.ts';
import type { SearchContext } from '../search/context/context.ts';

/** Judges a move by the visible cards, without making it. */
export class MoveEvaluation {
  readonly #context: SearchContext;
  readonly #weights: MoveWeights;
  readonly #roles: readonly Role[];
  readonly #columns: readonly number[];
  readonly #reserves: readonly number[];
  /** The foundations that take cards one by one. */
  readonly #homes: readonly number[];

  constructor(context: SearchContext, worth: MoveWeights) {
    const { view } = context;
    this.#context = context;
    this.#weights = worth;
    this.#roles = view.rules.piles.map(({ rules }) => rules.role);
    this.#columns = indicesOf(view.columns);
    this.#reserves = indicesOf(view.reserves);
    this.#homes = indicesOf(view.foundations.filter(({ taking: { least } }) => least === 1));
  }

  /** How much is thought of a move. */
  weigh(move: Move): number {
    const purpose = this.purpose(move);
    const worth = this.#weights.of[purpose];
    if (purpose === 'home') return worth + this.#homeAs(move);
    if (purpose === 'brings') return worth + this.#broughtAs(move);
    // Prefers hidden cards with the fewest cards under them, because their column is empty sooner.
    return purpose === 'uncovers' ? worth + Math.max(0, 6 - this.#left(move)) : worth;
  }

  /** The bonus for a card that goes home. */
  #homeAs(move: Move): number {
    const { homeUncovers, homeReserve, homeLow } = this.#weights;
    const from = this.#roles[fromOf(move)]!;
    const low = homeLow * Math.max(0, CARDS_OF_SUIT - this.#context.position.table.size(toOf(move)));
    if (from === 'reserve') return low + homeReserve;
    return from === 'tableau' && this.#bares(move) === 'uncovers' ? low + homeUncovers : low;
  }

  /** The bonus for a card that is brought. */
  #broughtAs(move: Move): number {
    const isEmpty = this.#context.position.table.size(toOf(move)) === 0;
    return this.#serves(move) + (isEmpty ? this.#weights.bringsToEmpty : 0);
  }

  purpose(move: Move): Purpose {
    const from = this.#roles[fromOf(move)]!;
    if (!isDrag(withoutTaps(move))) return from === 'stock' ? 'deals' : 'removes';
    const to = this.#roles[toOf(move)]!;
    if (from === 'foundation') return to === 'foundation' ? 'idle' : 'takes-back';
    if (to === 'foundation') return 'home';
    if (to === 'cell' || to === 'reserve') return this.#stored(move, from);
    if (from === 'tableau') return this.#between(move);
    if (this.#context.position.table.size(toOf(move)) === 0 && from !== 'reserve') return 'brings';
    return from === 'reserve' ? 'reserve' : this.#onSuit(move) ? 'joins-suit' : 'brings';
  }

  #stored(move: Move, from: Role): Purpose {
    if (from === 'cell' || from === 'reserve') return 'idle';
    return from === 'tableau' && this.#bares(move) === 'uncovers' ? 'uncovers' : 'stores';
  }

  #between(move: Move): Purpose {
    const { table } = this.#context.position;
    const bares = this.#bares(move);
    const onEmpty = table.size(toOf(move)) === 0;
    if (onEmpty && bares === 'empties') return 'idle';
    if (bares !== undefined) return bares;
    const join = onEmpty ? 'fills' : this.#onSuit(move) ? 'joins-suit' : 'joins';
    const from = fromOf(move);
    const left = this.#left(move);
    const { compiled } = this.#context.view.at(table.counter(BASE));
    const { accept, lift } = compiled.piles[from]!;
    const [card, under] = [table.at(from, left), table.at(from, left - 1)];
    if (relationBit(compiled.tables, accept, card, under) === 0) return join;
    // It leaves a card that takes it. That gains nothing, unless it comes to a card with which it can move on
    // together.
    const together = relationBit(compiled.tables, lift, card, under) === 1;
    if (!together && relationBit(compiled.tables, lift, card, table.top(toOf(move))) === 1) return join;
    return this.#mayGoHome(under) ? 'frees' : 'idle';
  }

  #mayGoHome(card: Card): boolean {
    const { table } = this.#context.position;
    const { piles, tables } = this.#context.view.at(table.counter(BASE)).compiled;
    for (let i = 0; i < this.#homes.length; i++) {
      const { accept, on } = piles[this.#homes[i]!]!;
      if (relationBit(tables, accept, card, table.top(on)) === 1) return true;
    }
    return false;
  }

  /** The kind of place that the move leaves in a column. */
  #bares(move: Move): 'uncovers' | 'empties' | undefined {
    const left = this.#left(move);
    if (left === 0) return 'empties';
    return this.#context.position.table.at(fromOf(move), left - 1) >= FACE_DOWN ? 'uncovers' : undefined;
  }

  /**
   * The bonus for other cards that can then go on the card which this move brings: cards over hidden ones, a whole
   * column, the top of a reserve.
   */
  #serves(move: Move): number {
    const { table, facts } = this.#context.position;
    const { serves, servesColumn, servesReserve } = this.#weights;
    const { talon } = facts;
    const from = fromOf(move);
    const card =
      talon !== undefined && from === talon.waste
        ? cardAt(talon, table, placeAfter(talon, table, tapsOf(move)))
        : table.top(from);
    const { piles, tables } = this.#context.view.at(table.counter(BASE)).compiled;
    const { accept } = piles[toOf(move)]!;
    let most = 0;
    for (let i = 0; i < this.#columns.length; i++) {
      const pile = this.#columns[i]!;
      if (pile === toOf(move)) continue;
      const lowest = lowestFaceUp(table, pile);
      if (lowest < 0) continue;
      const worth = lowest > 0 ? serves : servesColumn;
      if (worth > most && relationBit(tables, accept, table.at(pile, lowest), card) === 1) most = worth;
    }
    if (servesReserve <= most) return most;
    for (let i = 0; i < this.#reserves.length; i++) {
      const top = table.top(this.#reserves[i]!);
      if (isUp(top) && relationBit(tables, accept, top, card) === 1) return servesReserve;
    }
    return most;
  }

  #left(move: Move): number {
    const { table } = this.#context.position;
    return table.size(fromOf(move)) - countOf(move);
  }

  #onSuit(move: Move): boolean {
    if (tapsOf(move) > 0) return false;
    const { table } = this.#context.position;
    const onto = table.top(toOf(move));
    return onto !== 0 && suitOf(onto) === suitOf(table.at(fromOf(move), this.#left(move)));
  }
}

/** The place of the lowest of the cards that lie face up on a pile; -1 for none. */
function lowestFaceUp(table: TableView, pile: number): number {
  let at = table.size(pile) - 1;
  while (at > 0 && table.at(pile, at - 1) < FACE_DOWN) at--;
  return at;
}

const isUp = (top: Card): boolean => top !== 0 && top < FACE_DOWN;

/** The number of cards of a full foundation. */
const CARDS_OF_SUIT = 13;
