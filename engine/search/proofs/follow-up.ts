import { BASE } from '../../model/counters.ts';
import { type Card, FACE_DOWN } from '../../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import { relationBit } from '../../model/acceptance.ts';
import type { Position } from '../boards/position/position.ts';
import { cardAt, placeAfter, tapsOf, withoutTaps } from '../boards/position/talon.ts';
import { InReach } from './in-reach.ts';
import { areAlike, hasNoClicks, isBuiltOnTop } from '../view/fits.ts';
import type { GameView } from '../view/game-view.ts';
import { NEVER_HOME } from '../view/relations.ts';
import type { SearchContext } from '../context/context.ts';

/** The next move is unrestricted. */
export const FREE = 0;
/**
 * Requirements on the next move, with a pile in bits 0–6: it has to lay a card there; that, or bring another such card;
 * or bring the card there home.
 */
const ONTO = 1 << 14;
const HOME = 2 << 14;
const OR_ANOTHER = 4 << 14;
const NO_PILE = 127;

/**
 * Finds moves that are useful only because of the move after them. Each rule says what has to follow at once; where
 * nothing of the kind can follow, the move is left out. The position between is not recorded as met, since only some of
 * its moves are searched.
 *
 * All rules rely on one fact: a card in a column does nothing but cover the card below it, so the moves of a winning
 * line can be reordered. They hold where columns take cards by their top card alone, and no card comes to them
 * automatically.
 */
export class FollowUps {
  readonly #position: Position;
  readonly #inReach: InReach;
  readonly #view: GameView;
  readonly #columns: readonly boolean[];
  readonly #homes: readonly boolean[];
  readonly #talon: number;
  readonly #fromHome: boolean;
  readonly #partRun: boolean;
  /** A pile and its size, to check that the last move passed to `after` has not been reversed. */
  #pile = 0;
  #size = 0;

  constructor({ position, view, facts, pruning }: SearchContext) {
    const { piles } = view.rules;
    const { talon } = facts;
    const { columns, isOnePack } = view;
    const others = piles.filter(({ index }) => index !== talon?.stock);
    const plain = columns.every(isBuiltOnTop) && facts.settles && others.every(hasNoClicks);
    const [column] = columns;
    const alike = column !== undefined && areAlike(columns) && column.rules.lift === column.rules.build;
    this.#position = position;
    this.#view = view;
    this.#columns = piles.map(({ rules }) => rules.role === 'tableau');
    this.#homes = piles.map(({ rules }) => rules.role === 'foundation');
    const free = talon !== undefined && talon.turn === 1 && talon.redeals === Infinity;
    this.#talon = pruning.has('from-talon') && plain && free ? talon.waste : NO_PILE;
    this.#fromHome = pruning.has('from-home') && plain && isOnePack;
    this.#partRun = pruning.has('part-run') && plain && isOnePack && alike && view.cells.length === 0;
    this.#inReach = new InReach(position, view, {
      talon: this.#talon === NO_PILE ? [] : [talon!.stock, talon!.waste],
      fromHome: this.#fromHome,
      partRun: this.#partRun,
    });
  }

  /** Returns the requirement on the move after a move of the settled position. */
  after(move: Move): number {
    const [from, to] = [fromOf(move), toOf(move)];
    if (!isDrag(withoutTaps(move)) || !this.#columns[to]) return FREE;
    const must = this.#fromTalon(from, to) || this.#backFromHome(from, to) || this.#partOfRun(from, to, countOf(move));
    if (must === FREE) return FREE;
    this.#pile = must & HOME ? from : to;
    this.#size = this.#position.table.size(this.#pile) + (must & HOME ? -countOf(move) : 1);
    return must;
  }

  /** Prepares to check what can follow the moves of the settled position. */
  look(): void {
    this.#inReach.forget();
  }

  /** Whether the move requires a follow-up and none is possible. */
  isUseless(move: Move): boolean {
    const must = this.after(move);
    if (must === FREE) return false;
    const { table } = this.#position;
    const [from, to] = [fromOf(move), toOf(move)];
    if (must & HOME) return !this.#goesHome(table.at(from, table.size(from) - countOf(move) - 1));
    if (this.#homes[from]) return !this.#inReach.mayFollow(to, from);
    const talon = this.#position.facts.talon!;
    return !this.#inReach.anyOn(to, cardAt(talon, table, placeAfter(talon, table, tapsOf(move))));
  }

  #goesHome(card: Card): boolean {
    const { table } = this.#position;
    const { piles, tables } = this.#view.at(table.counter(BASE)).compiled;
    return piles.some(
      ({ accept, on }, pile) => this.#homes[pile]! && relationBit(tables, accept, card, table.top(on)) === 1,
    );
  }

  /** Whether the follow-up is still required once the move is made: not when the card has been forced home. */
  stands(): boolean {
    return this.#position.table.size(this.#pile) === this.#size;
  }

  allows(must: number, move: Move): boolean {
    if (must === FREE) return true;
    if (!isDrag(withoutTaps(move))) return false;
    const [from, to, pile] = [fromOf(move), toOf(move), must & 127];
    if (must & HOME) return from === pile && this.#homes[to]!;
    const another = this.#columns[to]! && (this.#homes[from]! || from === this.#talon);
    return to === pile || ((must & OR_ANOTHER) !== 0 && another);
  }

  /**
   * A card always available from the talon comes to a column only for a card that is laid on it next. Sound: otherwise
   * play it just before the first card that is laid on it; when it goes on to another column or home, play it there
   * from the talon.
   */
  #fromTalon(from: number, to: number): number {
    return from === this.#talon ? ONTO | to : FREE;
  }

  /**
   * A card is taken back from a foundation only for a card that is laid on it next, or for the one under it. Sound: as
   * long as neither comes, it may as well stay, since its foundation takes no other card in its place. The one under it
   * may first need another card to lie on, from a foundation or the talon, which is also brought only for it; so after
   * a card from a foundation another such card may come. Before any other move, the last that came is the one that is
   * laid on, or it would not have come yet.
   */
  #backFromHome(from: number, to: number): number {
    if (!this.#fromHome || !this.#homes[from]) return FREE;
    const { table } = this.#position;
    const under = table.at(from, table.size(from) - 2);
    const { compiled } = this.#view.at(table.counter(BASE));
    const { accept } = compiled.piles[from]!;
    const card = table.top(from);
    const row = accept + (under << 1);
    const [low, high] = [compiled.tables[row]!, compiled.tables[row + 1]!];
    const alone = card < 32 ? low === 1 << card && high === 0 : high === 1 << (card & 31) && low === 0;
    return alone && under !== 0 ? ONTO | OR_ANOTHER | to : FREE;
  }

  /**
   * Part of a run leaves the card it lies on for one that takes exactly the same cards only if the card that it
   * uncovers goes home next. Sound: otherwise the cards laid on either of the two may be exchanged for those laid on
   * the other, until one of them goes home.
   */
  #partOfRun(from: number, to: number, count: number): number {
    const { table } = this.#position;
    const left = table.size(from) - count;
    const [under, onto] = [table.at(from, left - 1), table.top(to)];
    if (!this.#partRun || !this.#columns[from] || under === 0 || under >= FACE_DOWN || onto === 0) return FREE;
    const relations = this.#view.at(table.counter(BASE));
    const { tables, piles } = relations.compiled;
    const { accept } = piles[to]!;
    if (relations.order[under] === NEVER_HOME || relationBit(tables, accept, table.at(from, left), under) === 0)
      return FREE;
    const [one, other] = [accept + (under << 1), accept + (onto << 1)];
    return tables[one] === tables[other] && tables[one + 1] === tables[other + 1] ? HOME | from : FREE;
  }
}
