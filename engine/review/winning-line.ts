import { faceUp } from '../model/card.ts';
import { countOf, drag, fromOf, isDrag, makeMove, type Move, toOf } from '../model/move.ts';
import { resume } from '../session/resume.ts';
import { movesMade, type Saved, withoutUndone } from '../session/saved-game.ts';
import type { Session } from '../session/session.ts';

/** The moves of a win, and the saved game it begins at. */
export interface WinningLine {
  readonly from: Saved;
  readonly moves: readonly Move[];
}

/**
 * Returns the remaining moves of a win after the game has continued from where it was found; undefined when they no
 * longer win. The moves since then need not all belong to the win: cards that went home earlier are not sent again.
 */
export function restOfWin(way: readonly Move[], found: Saved, now: Saved): readonly Move[] | undefined {
  const [stood, made] = [movesMade(found), movesMade(now)];
  if (stood.some((move, at) => made[at] !== move)) return undefined;
  const [first, ...rest] = way;
  const isBegun = first !== undefined && made[found.at] === makeMove(first);
  if (isBegun && made.length === found.at + 1) return rest;
  const [before, after] = [sessionAt(found), sessionAt(now)];
  if (!before || !after || (isBegun && !before.play(first))) return undefined;
  const left = fitMoves(isBegun ? rest : way, before, after);
  return after.won ? left : undefined;
}

function sessionAt(saved: Saved): Session | undefined {
  const resumed = resume(withoutUndone(saved));
  return resumed.ok ? resumed.value.session : undefined;
}

/**
 * Makes the moves on one table and their equivalents on the other, where some cards are home already; returns the moves
 * made on the second.
 */
function fitMoves(way: readonly Move[], before: Session, after: Session): Move[] {
  const made: Move[] = [];
  for (const move of way) {
    const meant = equivalentOf(move, before, after);
    if (after.won || meant === undefined || before.play(move) === undefined) break;
    if (meant === 'done') continue;
    if (after.play(meant) === undefined) break;
    made.push(meant);
  }
  return made;
}

function equivalentOf(move: Move, before: Session, after: Session): Move | 'done' | undefined {
  if (!isDrag(move)) return move;
  const from = fromOf(move);
  const card = faceUp(before.table.at(from, before.table.size(from) - countOf(move)));
  const count = depthOf(card, from, after);
  if (count === 0) return 'done';
  const targets = after.targets(from, count);
  const isHome = (pile: number): boolean => after.shapes[pile]?.role === 'foundation';
  const to = targets.find((pile) => pile === toOf(move)) ?? (isHome(toOf(move)) ? targets.find(isHome) : undefined);
  return to === undefined ? undefined : drag(from, count, to);
}

/** Returns how many cards of a pile are picked up with a card; 0 when the card is not there. */
function depthOf(card: number, pile: number, { table }: Session): number {
  const size = table.size(pile);
  for (let count = 1; count <= size; count++) if (faceUp(table.at(pile, size - count)) === card) return count;
  return 0;
}
