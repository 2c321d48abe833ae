import type { Change } from '../../model/change.ts';
import type { Move } from '../../model/move.ts';
import type { UnseenPlace } from '../../search/playouts/determinizations.ts';
import type { TableView } from '../../model/table.ts';
import { SeenCards } from '../../session/seen-cards.ts';
import { type LogEntry, parseLog } from '../../session/log.ts';
import { resume } from '../../session/resume.ts';
import type { Saved } from '../../session/saved-game.ts';
import type { Session } from '../../session/session.ts';
import type { Position } from '../../search/boards/position/position.ts';

/**
 * Replays a game, one move of the player at a time, with the cards that the player had seen by then. Positions are
 * counted in moves of the player; 0 is the deal.
 */
export class GameReplay {
  readonly session: Session;
  readonly #log: readonly LogEntry[];
  readonly #position: Position;
  readonly #seen: SeenCards;
  readonly #met = new Set<string>();
  #made = 0;
  #stock = 0;
  /** The number of moves after which the stock was last turned over; undefined: not yet. */
  lastPass: number | undefined;
  /** The player's moves made so far. */
  at = 0;

  /** Undefined for a save that cannot be opened. `position` computes the keys of positions. */
  static of(saved: Saved, position: Position): GameReplay | undefined {
    const begun = resume({ ...saved, moves: '', at: 0 });
    const log = parseLog(saved.moves);
    return begun.ok && log.ok ? new GameReplay(begun.value.session, log.value.slice(0, saved.at), position) : undefined;
  }

  private constructor(session: Session, log: readonly LogEntry[], position: Position) {
    const { laid, table } = session;
    this.session = session;
    this.#log = log;
    this.#position = position;
    this.#seen = new SeenCards(laid, table.piles);
    this.#follow(session.dealt);
    this.#stock = this.table.size(position.facts.talon?.stock ?? 0);
  }

  get table(): TableView {
    return this.session.table;
  }

  /** The places of the cards that were never seen. */
  get unseen(): readonly UnseenPlace[] {
    return this.#seen.unseen;
  }

  /** The player's next move; undefined at the end. */
  get next(): Move | undefined {
    return this.#log[this.#made]?.move;
  }

  /** All moves from here on, automatic ones included. */
  get ahead(): readonly Move[] {
    return this.#log.slice(this.#made).map(({ move }) => move);
  }

  /** Makes the next move, without the automatic ones after it; undefined when the rules no longer allow it. */
  make(): readonly Change[] | undefined {
    const changes = this.session.play(this.next!);
    if (changes === undefined) return undefined;
    this.#made++;
    this.#follow(changes);
    return changes;
  }

  /** Makes the next move and the automatic ones after it; returns false when the rules no longer allow one of them. */
  go(): boolean {
    do if (this.make() === undefined) return false;
    while (this.#log[this.#made]?.joined === true);
    this.at++;
    this.#noteStock();
    return true;
  }

  /** Makes all moves left; returns false when the rules no longer allow one of them. */
  goToEnd(): boolean {
    while (this.next !== undefined) if (!this.go()) return false;
    return true;
  }

  /** Whether a position occurred in this game so far. */
  hasMet(position: Position): boolean {
    return this.#met.has(keyOf(position));
  }

  /** Notes a new pass when the stock has grown, that is, was turned over. */
  #noteStock(): void {
    const stock = this.#position.facts.talon?.stock;
    if (stock === undefined) return;
    const size = this.table.size(stock);
    if (size > this.#stock) this.lastPass = this.at;
    this.#stock = size;
  }

  #follow(changes: readonly Change[]): void {
    for (const change of changes) this.#seen.note(change);
    this.#position.begin(this.session.table);
    this.#met.add(keyOf(this.#position));
  }
}

const keyOf = ({ key }: Position): string => `${key.a} ${key.b}`;
