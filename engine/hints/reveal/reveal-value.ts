import { FACE_DOWN } from '../../model/card.ts';
import { isTap, type Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import type { KnownPosition, LineMethod } from '../base/method.ts';
import { progressOf } from '../../search/evaluate/progress.ts';
import { Determinizations } from '../../search/playouts/determinizations.ts';
import { RevealChoice } from './reveal-choice.ts';
import { scoreLater } from './reveal-outlook.ts';
import { RevealPlayer } from './reveal-player.ts';
import type { RevealSearch } from './reveal-search.ts';

/** Keeps these seeds apart from the seeds of hints and of comparisons of moves. */
const SEED_OFFSET = 500_000;
/**
 * The number of worlds in which two ends are compared, and in which all ends are compared before the better half
 * continues.
 */
const WORLDS = 8;
const HALVING_WORLDS = 4;
/**
 * The cost of a position in moves of the basic bot. With the wide search a game takes three times as long and says
 * more. It is counted as cheaper, to leave time for as many decisions.
 */
const NARROW_COST = 2;
const WIDE_COST = 0.75;
/** At most this many values of positions are cached. */
const CACHED_VALUES = 4096;

/**
 * Values moves where hints look at stages. As in hints, a move is followed by those to the best end that can be reached
 * before another card is seen; from there a stage player plays on with a less thorough search. Moves to the same end
 * have the same value.
 */
export class RevealValue implements LineMethod {
  readonly #search: RevealSearch;
  readonly #player: RevealPlayer;
  /** Holds a world after a move while the board is used for playing on. */
  readonly #laid: Table;
  readonly #made = new Map<string, number>();
  /** The lines found for one position, by the moves they begin with. */
  readonly #lines = new Map<string, readonly Move[]>();
  #position: KnownPosition | undefined;
  #at = -1;

  constructor(search: RevealSearch) {
    this.#search = search;
    this.#laid = new Table(search.board.table.piles, (cards) => cards);
    this.#player = new RevealPlayer(search);
  }

  /** The work done, in moves of the basic bot. */
  get effort(): number {
    return (this.#player.wide ? WIDE_COST : NARROW_COST) * this.#search.positions;
  }

  /**
   * Ends found from here lie further on than those found first. A plan that deals is kept, as scores before and after a
   * deal can't be compared.
   */
  improves(plan: readonly Move[]): boolean {
    return plan.length > 1 && !plan.some(isTap);
  }

  /** Returns the moves `begun`, followed by those that hints would play before another card is seen. */
  lineAfter(position: KnownPosition, begun: readonly Move[] = []): readonly Move[] {
    if (this.#position !== position || this.#at !== position.at) this.#lines.clear();
    [this.#position, this.#at] = [position, position.at];
    const key = begun.join(' ');
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const line = this.#found(position, begun);
    this.#lines.set(key, line);
    return line;
  }

  #found({ table, unseen, at }: KnownPosition, begun: readonly Move[]): readonly Move[] {
    if (this.#shows(table, begun)) return begun;
    const worlds = new Determinizations(table, unseen, SEED_OFFSET + at);
    const choice = new RevealChoice(
      this.#search,
      { next: () => this.#laidAfter(worlds.next(), begun) },
      HALVING_WORLDS,
    );
    for (const _ of choice.think(() => true));
    return [...begun, ...(choice.ranked()[0] ?? [])];
  }

  /**
   * Returns the player's own moves until another card is seen, or to the end of the game. The player learned nothing in
   * between, and may have planned moves that no search here finds.
   */
  plan(table: TableView, ahead: readonly Move[]): readonly Move[] {
    for (let count = 1; count < ahead.length; count++) {
      const moves = ahead.slice(0, count);
      if (this.#shows(table, moves)) return moves;
    }
    return ahead;
  }

  /**
   * Returns how far a move is behind the hints' move, by how near to a win both look a few cards later; 0 where both
   * lead to the same end.
   */
  behind(position: KnownPosition, move: Move): number {
    const { table, unseen, at } = position;
    const best = this.lineAfter(position);
    if (best[0] === move) return 0;
    // Scores before and after a deal can't be compared.
    if (isTap(move)) return Infinity;
    const played = this.lineAfter(position, [move]);
    if (this.#keyAfter(table, best) === this.#keyAfter(table, played)) return 0;
    const [one, other] = [best, played].map((line) => line.filter((each) => !isTap(each)));
    const worlds = new Determinizations(table, unseen, SEED_OFFSET + at);
    let sum = 0;
    for (let world = 0; world < WORLDS; world++) {
      const laid = worlds.next();
      sum += scoreLater(this.#search, laid, one!) - scoreLater(this.#search, laid, other!);
    }
    return sum / WORLDS;
  }

  /** Plays a world on after these moves, and returns the progress made. */
  progressAfter(world: TableView, moves: readonly Move[]): number {
    const key = this.#keyAfter(world, moves);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    this.#player.play();
    const made = progressOf(this.#search.board);
    if (this.#made.size === CACHED_VALUES) this.#made.clear();
    this.#made.set(key, made);
    return made;
  }

  #keyAfter(world: TableView, moves: readonly Move[]): string {
    this.#after(world, moves);
    const { board } = this.#search;
    board.settle();
    return `${board.key.a} ${board.key.b}`;
  }

  #laidAfter(world: TableView, moves: readonly Move[]): TableView {
    this.#laid.take(this.#after(world, moves));
    return this.#laid;
  }

  /** Makes moves on the board, as far as the rules allow them in this world. */
  #after(world: TableView, moves: readonly Move[]): Table {
    const { board } = this.#search;
    board.table.take(world);
    for (const move of moves) {
      if (!board.rules.allows(board.table, move)) break;
      board.make(move);
    }
    return board.table;
  }

  /** Whether moves turn up a card, or deal one. */
  #shows(table: TableView, moves: readonly Move[]): boolean {
    if (moves.some(isTap)) return true;
    const before = cardsDown(table);
    return cardsDown(this.#after(table, moves)) < before;
  }
}

function cardsDown(table: TableView): number {
  let down = 0;
  for (let pile = 0; pile < table.piles; pile++)
    for (let at = 0; at < table.size(pile); at++) down += Number(table.at(pile, at) >= FACE_DOWN);
  return down;
}
