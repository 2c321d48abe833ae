import { Seen } from './seen.ts';
import type { Change } from '../model/change.ts';
import { parseLog } from '../session/log.ts';
import { resume } from '../session/resume.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Session } from '../session/session.ts';
import type { Position } from '../solver/position/position.ts';
import type { Move } from './engine.ts';

/** A game as the player has met it: what was seen, and every position that was there. */
export class GameSoFar {
  readonly session: Session;
  /** The moves that stand. */
  readonly moves: readonly Move[];
  readonly seen: Seen;
  readonly #met = new Set<string>();

  /** Undefined for a save that cannot be opened. `position` tells positions apart, and is left at the last. */
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
    this.seen = new Seen(
      Array.from({ length: table.piles }, (_, at) => laid.find(({ pile }) => pile === at)?.cards.length ?? 0),
    );
    this.#follow(session.dealt, position);
    for (const move of moves) this.#follow(session.play(move) ?? [], position);
  }

  /** Whether the position that stands was there before. */
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
