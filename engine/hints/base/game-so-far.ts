import type { UnseenPlace } from '../../search/playouts/determinizations.ts';
import type { Change } from '../../model/change.ts';
import type { Saved } from '../../session/saved-game.ts';
import type { Session } from '../../session/session.ts';
import type { Position } from '../../search/boards/position/position.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { Origins } from './origins.ts';
import type { Role } from '../../model/pile.ts';
import { isDrag, type Move, toOf } from '../../model/move.ts';
import { GameReplay } from './replay.ts';
import { copyOf } from '../../model/table-copy.ts';

/** A game from the player's view: the cards that were seen, and every position that occurred. */
export class GameSoFar {
  readonly session: Session;
  /** The moves that were made and not undone. */
  readonly moves: readonly Move[];
  readonly #replay: GameReplay;
  /** The keys of all positions for the session's own look ahead. */
  readonly #keys = new Set<number>();
  /** Where cards were carried away from since the stock was last dealt to columns. */
  readonly #origins = new Origins();

  /**
   * Replays a save; undefined where it cannot be opened. `position` computes the keys; it is left at the last position.
   */
  static of(saved: Saved, position: Position): GameSoFar | undefined {
    const replay = GameReplay.of(saved, position);
    return replay && new GameSoFar(replay);
  }

  private constructor(replay: GameReplay) {
    this.#replay = replay;
    this.session = replay.session;
    this.moves = replay.ahead;
    this.#follow(this.session.dealt);
    for (let move = replay.next; move !== undefined; move = replay.next) {
      if (isDrag(move)) this.#origins.note(this.session.table, move);
      const changes = replay.make();
      if (changes === undefined) return;
      this.#follow(changes);
    }
  }

  /** The places of the cards that were never seen. */
  get unseen(): readonly UnseenPlace[] {
    return this.#replay.unseen;
  }

  /** Whether a drag takes cards back to where they came from in this deal of the stock, other than home. */
  leadsBack(move: Move): boolean {
    return (
      isDrag(move) && this.#roleOf(toOf(move)) !== 'foundation' && this.#origins.takesBack(this.session.table, move)
    );
  }

  /** Whether one of the next moves leads to a position that occurred before. */
  anyIsMet(moves: readonly Move[], rules: RuleSet): boolean {
    const table = copyOf(this.session.table);
    return moves.some((move) => {
      rules.make(table, move);
      return this.#keys.has(this.session.keyOf(table));
    });
  }

  /** Whether a move gains nothing and leads only to positions that occurred before and a few others like them. */
  leadsNowhere(move: Move): boolean {
    return this.session.leadsNowhere(move, this.#keys);
  }

  #roleOf(pile: number): Role | undefined {
    return this.session.shapes[pile]?.role;
  }

  /** Whether the current position occurred before. */
  hasMet(position: Position): boolean {
    return this.#replay.hasMet(position);
  }

  #follow(changes: readonly Change[]): void {
    if (changes.some((change) => this.#isDealt(change))) this.#origins.clear();
    this.#keys.add(this.session.keyOf());
  }

  /** Whether a card came from the stock to a column. */
  #isDealt(change: Change): boolean {
    return change.kind === 'move' && this.#roleOf(change.from) === 'stock' && this.#roleOf(change.to) === 'tableau';
  }
}
