import { bestPlace } from './best-place.ts';
import type { Change } from '../model/change.ts';
import { type Chain, chainOf } from './chain.ts';
import { type Clicked, Clicks } from './clicks.ts';
import { changesBetween, type Deal, type DealtGame, dealByNumber, dealOwn, numberOf } from '../legality/deal.ts';
import type { Game } from '../model/game.ts';
import { TakenBack } from './taken-back.ts';
import { rankHints } from './hints.ts';
import { History } from './history.ts';
import { anyHome, runHome, safeHome } from '../legality/autoplay.ts';
import type { Card, Rank } from '../model/card.ts';
import { finishingMoves } from './finish.ts';
import type { Fact, ScoredLine } from '../model/variant.ts';
import type { LogEntry } from './log.ts';
import { drag, isDrag, type Move, tap, toOf } from '../model/move.ts';
import { type OptionsKey, parseOptions } from '../model/options.ts';
import { makeOrder } from '../model/deck-order.ts';
import { Moves } from '../legality/move-generator.ts';
import { REDEALS } from '../model/counters.ts';
import { DealCommand } from './deal-command.ts';
import { Reasons } from './reasons.ts';
import type { Saved } from './saved-game.ts';
import { unusualNextRank } from './next-rank.ts';
import { factsOf, type PileShape, shapesOf, type PileLayouts, layoutsOf } from './pile-view.ts';
import { lastTurned, sourceAt } from './source.ts';
import type { Table, TableView } from '../model/table.ts';

const NO_CHANGES: readonly Change[] = [];
const NONE_HELD: ReadonlySet<Card> = new Set();

/**
 * Why a game is lost: no move is left; the moves left neither win nor gain anything; or they may gain something, but
 * not win.
 */
export type Lost = 'no-move' | 'nothing-new' | 'no-win';

/** A game being played: a dealt table and the log of the player's moves. */
export class Session {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
  /** The ways to lay out its piles, the default one first. */
  readonly layouts: PileLayouts;
  readonly laid: DealtGame['laid'];
  /** The deal, as changes to `laid`. */
  readonly dealt: readonly Change[];
  readonly #dealt: DealtGame;
  readonly #found = new Moves();
  readonly #held: TakenBack;
  readonly #history: History;
  /** The visible piles, as they lie in the default layout. */
  readonly shapes: readonly PileShape[];
  readonly #clicks: Clicks;
  /** The Deal command. */
  readonly dealing: DealCommand;
  /** Why the rules forbid what the player tries. */
  readonly reasons: Reasons;

  /**
   * Begins a game. A custom deal must consist of this game's deck.
   * @throws when `options` is not a key of this game: callers parse what comes from outside first.
   */
  static begin(game: Game, options: OptionsKey, deal: Deal): Session {
    return new Session(game, options, deal);
  }

  private constructor(game: Game, options: OptionsKey, deal: Deal) {
    const answers = parseOptions(game, options);
    if (answers === undefined) throw new Error(`${game.id} has no options "${options}"`);
    this.game = game;
    this.options = options;
    const variant = game.variant(answers);
    const byNumber = typeof deal === 'number';
    this.deal = byNumber ? deal : numberOf(deal);
    this.cards = byNumber ? '' : makeOrder(deal);
    this.#dealt = byNumber ? dealByNumber(variant, deal) : dealOwn(variant, deal);
    this.laid = this.#dealt.laid;
    this.dealt = changesBetween(this.#dealt.table, 0, this.#dealt.table.end);
    this.shapes = shapesOf(this.#dealt.rules, this.#dealt.table);
    this.layouts = layoutsOf(this.#dealt.rules, this.shapes);
    this.#held = new TakenBack(this.#dealt.table, this.shapes);
    this.#history = new History(this.#dealt, this.#held);
    this.#clicks = new Clicks(this.#dealt.rules, this.#dealt.table);
    this.dealing = new DealCommand(this.#dealt);
    this.reasons = new Reasons(this.#dealt);
  }

  get table(): TableView {
    return this.#dealt.table;
  }

  /** Makes a move and forgets the undone ones; undefined when the rules forbid it. */
  play(move: Move): readonly Change[] | undefined {
    if (!this.#dealt.rules.allows(this.#dealt.table, move)) return undefined;
    this.#clicks.forget();
    this.#held.note(move);
    return this.#history.make({ move, joined: false });
  }

  /**
   * Plays a card, with those on it, to its best place. A further click on it, before anything else is done, plays it to
   * the next one instead, round and round. Undefined when it has no place to go.
   */
  click(pile: number, index: number): Clicked | undefined {
    const meant = this.#clicks.meant(pile, index);
    if (!meant) return undefined;
    const undone = meant.instead ? this.undo() : NO_CHANGES;
    const made = this.play(meant.move) ?? NO_CHANGES;
    this.#clicks.made(meant);
    return { undone, made };
  }

  /**
   * Whether the player has to choose among a card's places, by picking it up with a click and clicking one of them: see
   * Clicks.
   */
  chooses(pile: number, index: number): boolean {
    return this.#clicks.chooses(pile, index);
  }

  /** Whether a click on an empty pile brings cards there: one move only does. */
  fills(pile: number): boolean {
    return this.#clicks.filling(pile) !== undefined;
  }

  /** Plays a click on an empty pile; undefined where none is meant. */
  fill(pile: number): readonly Change[] | undefined {
    const move = this.#clicks.filling(pile);
    return move === undefined ? undefined : this.play(move);
  }

  /**
   * Plays a double-click on a card, in most games the top card of a pile: the game's own action, or a move home, or
   * else to the best place for it and the cards on it. On a foundation, it brings home all cards that can go there.
   */
  doubleClick(pile: number, index = this.table.size(pile) - 1): readonly Change[] | undefined {
    const move = this.#doubleMove(pile, index);
    if (move !== undefined) return this.play(move);
    const changes = this.shapes[pile]?.role === 'foundation' ? this.collect() : NO_CHANGES;
    return changes.length > 0 ? changes : undefined;
  }

  /** Plays every card home that can go, or the game to its end where nothing is left to decide; one move to undo. */
  collect(): readonly Change[] {
    this.#clicks.forget();
    const mark = this.#dealt.table.end;
    const moves = this.#finish(NONE_HELD) ?? this.#allHome();
    moves.forEach((move, at) => this.#history.make({ move, joined: at > 0 }));
    return this.#history.since(mark);
  }

  /**
   * Plays safe cards home, and whole runs if `runs`, joined to the move before. If `safe`, a game in which nothing is
   * left to decide is played to its end, unless its cards never go home by themselves.
   */
  autoplay({ safe = true, runs = false } = {}): readonly Change[] {
    if (!this.played) return NO_CHANGES;
    const { rules, table } = this.#dealt;
    const held = this.#held.cards;
    const mark = table.end;
    const next = (): Move | undefined =>
      (safe ? safeHome(rules, table, held) : undefined) ?? (runs ? runHome(rules, table, held) : undefined);
    for (let move = next(); move !== undefined; move = next()) this.#history.make({ move, joined: true });
    const finishing = safe && !rules.variant.noneSafe ? this.#finish(held) : undefined;
    for (const move of finishing ?? []) this.#history.make({ move, joined: true });
    return this.#history.since(mark);
  }

  undo(): readonly Change[] {
    this.#clicks.forget();
    return this.#history.undo();
  }

  redo(): readonly Change[] {
    this.#clicks.forget();
    return this.#history.redo();
  }

  /** Goes back to the deal; cards held back from autoplay are released. The moves can be redone. */
  restart(): readonly Change[] {
    this.#clicks.forget();
    const changes = this.#history.back(0);
    this.#held.clear();
    return changes;
  }

  get canUndo(): boolean {
    return this.played;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The number of moves made and not undone, automatic ones not counted. */
  get moveCount(): number {
    return this.#history.moveCount;
  }

  /** Whether any move is made and not undone. */
  get played(): boolean {
    return this.#history.at > 0;
  }

  /** Returns how many cards are picked up with the one at `index`; 0 when it stays. */
  lifts(pile: number, index: number): number {
    const { rules, table } = this.#dealt;
    const count = table.size(pile) - index;
    return count > 0 && rules.mayLift(table, pile, count) ? count : 0;
  }

  /** Lists the piles where the `count` top cards of `pile` may be dropped. */
  targets(pile: number, count: number): readonly number[] {
    const { rules, table } = this.#dealt;
    return this.shapes.map((_, to) => to).filter((to) => rules.allows(table, drag(pile, count, to)));
  }

  /** Whether a click on the pile does something. */
  canTap(pile: number): boolean {
    return this.#dealt.rules.allows(this.#dealt.table, tap(pile));
  }

  /** Returns the pile to which a click on this one plays its top card, as a drag there would; undefined if none. */
  tapGoes(pile: number): number | undefined {
    return this.#dealt.rules.piles[pile]?.rules.tap?.plays?.index;
  }

  /** Whether an empty pile is out of play: it takes no card and is not drawn. */
  isGone(pile: number): boolean {
    const { rules, table } = this.#dealt;
    const { growing = false, covered } = rules.piles[pile]?.rules ?? {};
    return table.size(pile) === 0 && (growing || (covered?.(table, pile) ?? false));
  }

  /** Whether a pile's cards are out of play because those of other piles lie on them. */
  isCovered(pile: number): boolean {
    const { rules, table } = this.#dealt;
    return table.size(pile) > 0 && (rules.piles[pile]?.rules.covered?.(table, pile) ?? false);
  }

  /** Whether cards go to foundations in this game. */
  get sendsHome(): boolean {
    return this.#dealt.rules.hasHomes;
  }

  /** Whether `collect` plays anything now. */
  get canCollect(): boolean {
    const { rules, table } = this.#dealt;
    return !this.won && (anyHome(rules, table) !== undefined || this.#finish(NONE_HELD) !== undefined);
  }

  /** How often a click on an empty stock may turn its cards again now: Infinity where that is not counted. */
  turnsLeft(pile: number): number {
    const { redeals = false, turns = 0 } = this.shapes[pile] ?? {};
    if (!redeals || !this.canTap(pile)) return 0;
    return turns > 0 ? turns - this.table.counter(REDEALS) : Infinity;
  }

  legalMoves(): readonly Move[] {
    this.#dealt.rules.legalMoves(this.#dealt.table, this.#found);
    return [...this.#found.list.subarray(0, this.#found.length)];
  }

  /** Lists useful moves, the best first; hidden cards are not looked at. */
  hints(): readonly Move[] {
    return rankHints(this.#dealt.rules, this.#dealt.table, this.legalMoves(), this.#history.last);
  }

  get score(): number {
    return this.#dealt.rules.variant.score(this.#dealt.table);
  }

  /** The lines whose points make up the score; none in most games. */
  get lines(): readonly ScoredLine[] {
    const { rules, table } = this.#dealt;
    return rules.variant.lines?.(table) ?? [];
  }

  /** Whether the score is added to that of earlier games with the same options. */
  get banked(): boolean {
    return this.#dealt.rules.variant.banked === true;
  }

  get won(): boolean {
    return this.#dealt.rules.variant.won(this.#dealt.table);
  }

  /** Whether a drag only takes its card out of the game, together with the one it is dropped on. */
  removesPair(move: Move): boolean {
    return isDrag(move) && this.table.size(toOf(move)) > 0 && this.removesPairs;
  }

  /** Whether cards are taken out of this game in pairs. */
  get removesPairs(): boolean {
    const { after = [] } = this.#dealt.rules.variant;
    return after.some(({ removesPairs }) => removesPairs !== undefined);
  }

  /** Why the game is lost; undefined while a look ahead does not prove it, and where a bank can still be filled. */
  get lost(): Lost | undefined {
    if (this.won) return undefined;
    if (this.#dealt.rules.stuck(this.#dealt.table)) return 'no-move';
    const { outcome } = this.#history;
    if (outcome === 'repeats') return 'nothing-new';
    return outcome === 'loses' && !this.banked ? 'no-win' : undefined;
  }

  /** The key of the position on a table of this game, unique except for the points. */
  keyOf(table: Table = this.#dealt.table): number {
    return this.#history.ahead.keyOf(table);
  }

  /** Whether a legal move leads only to positions with these keys, and to a few others that gain nothing. */
  leadsNowhere(move: Move, keys: ReadonlySet<number>): boolean {
    return this.#history.ahead.leadsNowhere(move, keys);
  }

  get status(): readonly Fact[] {
    return factsOf(this.#dealt.rules, this.#dealt.table);
  }

  /** Returns the one rank that a foundation takes next, if it is not the next higher one. */
  unusualNextRank(pile: number): Rank | undefined {
    return unusualNextRank(this.#dealt.rules, this.#dealt.table, pile);
  }

  /** Returns the place in the deal's order, counted from 0, of the card that now lies here. */
  source(pile: number, index: number): number {
    return sourceAt(this.#dealt, pile, index);
  }

  /** The cards played in a chain to a waste by the last moves, as in Golf; undefined: none. */
  get chain(): Chain | undefined {
    return chainOf(this.#dealt.table, this.shapes);
  }

  /** The place of the card turned up last, of those that still lie face up; undefined: none. */
  get lastTurned(): { readonly pile: number; readonly index: number } | undefined {
    return lastTurned(this.#dealt.table);
  }

  save(): Saved {
    const { game, options, deal, cards } = this;
    const { text: moves, at } = this.#history;
    return { game: game.id, options, rules: game.version, deal, cards, moves, at };
  }

  /**
   * Makes the log's moves, then undoes all but the first `at`; returns the number, counted from 1, of the first move
   * that the rules forbid, if any.
   */
  replay(log: readonly LogEntry[], at: number): number | undefined {
    return this.#history.replay(log, at);
  }

  #doubleMove(pile: number, index: number): Move | undefined {
    const { rules, table } = this.#dealt;
    const short = rules.shortcut(table, pile);
    const count = this.lifts(pile, index);
    // The card that was clicked moves, not the top card of its run, unless the game defines what a double-click does.
    const first = count > 1 && rules.piles[pile]?.rules.double === undefined ? undefined : short;
    if (first !== undefined || this.shapes[pile]?.role === 'foundation') return first;
    return (count > 0 ? bestPlace(rules, table, pile, count) : undefined) ?? short;
  }

  /** Lists the moves home that can be made one after the other. */
  #allHome(): readonly Move[] {
    const { rules, table } = this.#dealt;
    const mark = table.end;
    const moves: Move[] = [];
    for (let move = anyHome(rules, table); move !== undefined; move = anyHome(rules, table)) {
      moves.push(move);
      rules.make(table, move);
    }
    table.undo(mark);
    return moves;
  }

  /** Lists the moves that finish the game when nothing is left to decide. */
  #finish(held: ReadonlySet<Card>): readonly Move[] | undefined {
    return this.sendsHome && !this.won ? finishingMoves(this.#dealt, held) : undefined;
  }
}
