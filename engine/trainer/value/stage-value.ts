import { StageChoice } from '../../hints/stage/stage-choice.ts';
import { StageOutlook } from '../../hints/stage/stage-outlook.ts';
import { StagePlayer } from '../../hints/stage/stage-player.ts';
import type { StageSearch } from '../../hints/stage/stage-search.ts';
import { Worlds } from '../../hints/worlds.ts';
import { FACE_DOWN } from '../../model/card.ts';
import { isTap, type Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import type { Walk, WalkedTo } from '../walk.ts';
import { wayMade } from './way-made.ts';

/** Apart from the seeds by which hints look at the cards, and those by which moves are compared. */
const SEED = 500_000;
/** Ways the cards could lie in which two ends are looked at, and those in which all are before the better half is. */
const WORLDS = 8;
const HALVING_WORLDS = 4;
/**
 * A position takes as long as so many moves of the simple player. Where it is looked wider a game takes three times as
 * long and tells more: it counts so that there is time for as many decisions.
 */
const NARROW = 2;
const WIDE = 0.75;
/** Positions whose worth is remembered. */
const KEPT = 4096;

/**
 * What a move is worth where hints look at stages. As with them, the moves to the best of all that can be reached
 * before another card is seen go on from it, and from there a player plays on that looks at stages too, less far. Moves
 * that come to the same end are worth the same.
 */
export class StageValue {
  readonly #search: StageSearch;
  readonly #player: StagePlayer;
  readonly #outlook: StageOutlook;
  /** A world after a move: the board is played on meanwhile. */
  readonly #laid: Table;
  readonly #made = new Map<string, number>();
  /** What is known to follow moves of one position of a walk. */
  readonly #lines = new Map<string, readonly Move[]>();
  #walk: WalkedTo | undefined;
  #at = -1;

  constructor(search: StageSearch) {
    this.#search = search;
    this.#outlook = new StageOutlook(search);
    this.#laid = new Table(search.board.table.piles, (cards) => cards);
    this.#player = new StagePlayer(search);
  }

  /** The work that was done, in moves of the simple player. */
  get moves(): number {
    return (this.#player.wide ? WIDE : NARROW) * this.#search.positions;
  }

  /** Moves, where some are given, and what hints would play after them before another card is seen. */
  line(walk: WalkedTo, begun: readonly Move[] = []): readonly Move[] {
    if (this.#walk !== walk || this.#at !== walk.at) this.#lines.clear();
    [this.#walk, this.#at] = [walk, walk.at];
    const key = begun.join(' ');
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const line = this.#found(walk, begun);
    this.#lines.set(key, line);
    return line;
  }

  #found({ table, unseen, at }: WalkedTo, begun: readonly Move[]): readonly Move[] {
    if (this.#shows(table, begun)) return begun;
    const worlds = new Worlds(table, unseen, SEED + at);
    const choice = new StageChoice(this.#search, { next: () => this.#laidAfter(worlds.next(), begun) }, HALVING_WORLDS);
    for (const _ of choice.think(() => true));
    return [...begun, ...(choice.ranked()[0] ?? [])];
  }

  /**
   * The player's own moves until another card is seen, or to the end of the game: he knew no less when he began with
   * them than when he ended, and may have planned what no search here finds.
   */
  plan({ table, ahead }: Pick<Walk, 'table' | 'ahead'>): readonly Move[] {
    for (let count = 1; count < ahead.length; count++) {
      const moves = ahead.slice(0, count);
      if (this.#shows(table, moves)) return moves;
    }
    return ahead;
  }

  /**
   * How far the player's next move is behind what hints look for, by how near to a win both look a few cards later; 0
   * where both come to the same end.
   */
  behind(walk: WalkedTo): number {
    const { table, unseen, at, next } = walk;
    const best = this.line(walk);
    if (best[0] === next) return 0;
    // How near to a win it looks is not told across a deal.
    if (isTap(next!)) return Infinity;
    const played = this.line(walk, [next!]);
    if (this.#keyAfter(table, best) === this.#keyAfter(table, played)) return 0;
    const [one, other] = [best, played].map((line) => line.filter((move) => !isTap(move)));
    const worlds = new Worlds(table, unseen, SEED + at);
    let sum = 0;
    for (let world = 0; world < WORLDS; world++) {
      const laid = worlds.next();
      sum += this.#outlook.after(laid, one!) - this.#outlook.after(laid, other!);
    }
    return sum / WORLDS;
  }

  /** How much of the way to a win is made in a world after these moves, when it is played on. */
  wayAfter(world: TableView, moves: readonly Move[]): number {
    const key = this.#keyAfter(world, moves);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    this.#player.play();
    const made = wayMade(this.#search.board);
    if (this.#made.size === KEPT) this.#made.clear();
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

  /** The board after moves, as far as the rules allow them in this world. */
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
