import { SeenCards } from '../session/seen-cards.ts';
import type { Change } from '../model/change.ts';
import { parseLog } from '../session/log.ts';
import { resume } from '../session/resume.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Session } from '../session/session.ts';
import type { Position } from '../solver/position/position.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { copyOf } from '../solver/replay.ts';
import { Origins } from './origins.ts';
import type { Role } from '../model/pile.ts';
import { isDrag, type Move, toOf } from '../model/move.ts';

/** A game from the player's view: the cards that were seen, and every position that occurred. */
export class GameSoFar {
  readonly session: Session;
  /** The moves that were made and not taken back. */
  readonly moves: readonly Move[];
  readonly seen: SeenCards;
  readonly #met = new Set<string>();
  /** The keys of the same positions for the session's own look ahead. */
  readonly #keys = new Set<number>();
  /** Where cards were carried away from since the stock was last dealt to columns. */
  readonly #origins = new Origins();

  /**
   * Replays a save; undefined where it cannot be opened. `position` computes the keys; it is left at the last position.
   */
  static of(saved: Saved, position: Position): GameSoFar | undefined {
    const begun = resume({ ...saved, moves: '', at: 0 });
    const log = parseLog(saved.moves);
    if (!begun.ok || !log.ok) return undefined;
    const moves = log.value.slice(0, saved.at).map(({ move }) => move);
    return new GameSoFar(begun.value.session, moves, position);
  }

  private constructor(session: Session, moves: readonly Move[], position: Position) {
    const { laid, table } = session;
    this.session = session;
    this.moves = moves;
    this.seen = new SeenCards(laid, table.piles);
    this.#follow(session.dealt, position);
    for (const move of moves) {
      if (isDrag(move)) this.#origins.note(this.session.table, move);
      this.#follow(session.play(move) ?? [], position);
    }
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
    return this.#met.has(keyOf(position));
  }

  #follow(changes: readonly Change[], position: Position): void {
    for (const change of changes) {
      this.seen.note(change);
      if (this.#isDealt(change)) this.#origins.clear();
    }
    this.#keys.add(this.session.keyOf());
    position.begin(this.session.table);
    this.#met.add(keyOf(position));
  }

  /** Whether a card came from the stock to a column. */
  #isDealt(change: Change): boolean {
    return change.kind === 'move' && this.#roleOf(change.from) === 'stock' && this.#roleOf(change.to) === 'tableau';
  }
}

const keyOf = ({ key }: Position): string => `${key.a} ${key.b}`;
