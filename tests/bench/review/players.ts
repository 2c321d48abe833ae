import type { Adviser } from '../../../engine/hints/adviser.ts';
import type { GameTools } from '../../../engine/hints/game-tools.ts';
import { movesOf } from '../../../engine/hints/base/stock-turns.ts';
import type { Move } from '../../../engine/model/move.ts';
import type { Session } from '../../../engine/session/session.ts';

/** Chooses the next move of a game; undefined to give up. */
export type Player = (session: Session) => Move | undefined;

/** Positions that a hint looks at in a game that is played only for its blunders. */
export const QUICK_POSITIONS = 4000;

/** Plays the first hint each time, found in this many positions. */
export const hintPlayer =
  (adviser: Adviser, thought: number): Player =>
  (session) => {
    const thinking = adviser.think(session.save());
    thinking?.go(thought);
    return thinking?.advised().advice[0]?.move;
  };

/** Plays what looks best at a glance, never back to an earlier position. */
export function glancePlayer(tools: GameTools): Player {
  const seen = new Set<string>();
  const { position } = tools.context;
  const keyOf = (): string => `${position.key.a} ${position.key.b}`;
  return (session) => {
    position.begin(session.table);
    seen.add(keyOf());
    const forced = position.moves()[0];
    if (forced !== undefined) return forced;
    const [first] = tools.candidates.list(
      true,
      () => seen.has(keyOf()),
      () => false,
    );
    return first === undefined ? undefined : movesOf(tools, first)[0];
  };
}

/** The random player gives up after this many moves. */
const MAX_MOVES = 120;

/** Plays a random legal move. */
export const chancePlayer =
  (below: (n: number) => number): Player =>
  (session) => {
    if (session.moveCount >= MAX_MOVES) return undefined;
    const moves = session.legalMoves();
    return moves.length === 0 ? undefined : moves[below(moves.length)];
  };
