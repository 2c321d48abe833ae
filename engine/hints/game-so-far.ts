import { SeenCards } from '../session/seen-cards.ts';
import type { Change } from '../model/change.ts';
import { parseLog } from '../session/log.ts';
import { resume } from '../session/resume.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Session } from '../session/session.ts';
import type { Position } from '../solver/position/position.ts';
import type { Card } from '../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';

/** A game from the player's view: the cards that were seen, and every position that occurred. */
export class GameSoFar {
  readonly session: Session;
  /** The moves that were made and not taken back. */
  readonly moves: readonly Move[];
  readonly seen: SeenCards;
  readonly #met = new Set<string>();
  /** By card: the cards that it was carried away from; 0 stands for none. */
  readonly #origins = new Map<Card, Set<Card>>();

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
      this.#noteOrigin(move);
      this.#follow(session.play(move) ?? [], position);
    }
  }

  /** Whether a drag takes cards back to where they came from. */
  leadsBack(move: Move): boolean {
    if (!isDrag(move)) return false;
    const { table } = this.session;
    const card = table.at(fromOf(move), table.size(fromOf(move)) - countOf(move));
    return this.#origins.get(card)?.has(table.top(toOf(move))) ?? false;
  }

  #noteOrigin(move: Move): void {
    if (!isDrag(move)) return;
    const { table } = this.session;
    const left = table.size(fromOf(move)) - countOf(move);
    const card = table.at(fromOf(move), left);
    const under = table.at(fromOf(move), left - 1);
    // A face-up card under it can take it back; a hidden one never matches later, as it is noted face down.
    this.#origins.set(card, (this.#origins.get(card) ?? new Set()).add(under));
  }

  /** Whether the current position occurred before. */
  hasMet(position: Position): boolean {
    return this.#met.has(keyOf(position));
  }

  #follow(changes: readonly Change[], position: Position): void {
    for (const change of changes) this.seen.note(change);
    position.begin(this.session.table);
    this.#met.add(keyOf(position));
  }
}

const keyOf = ({ key }: Position): string => `${key.a} ${key.b}`;
