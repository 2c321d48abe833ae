import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { Session } from '../session/session.ts';

/** A place in solvers' terms: a column, a cell, the foundations; columns and cells counted from 0. */
export interface SolverSpot {
  readonly kind: 'column' | 'cell' | 'home';
  readonly at: number;
}

/** A move as it is written; without a count, as many cards go as can. */
export interface WrittenMove {
  readonly from: SolverSpot;
  readonly to: SolverSpot;
  readonly count?: number;
  readonly text: string;
}

const KINDS = { tableau: 'column', cell: 'cell', foundation: 'home' } as const;

/** Returns the spot of each pile; undefined in games with other piles, whose moves solvers do not name. */
export function solverSpots({ shapes }: Session): SolverSpot[] | undefined {
  const seen = { column: 0, cell: 0, home: 0 };
  const spots: SolverSpot[] = [];
  for (const { role } of shapes) {
    const kind = role in KINDS ? KINDS[role as keyof typeof KINDS] : undefined;
    if (kind === undefined) return undefined;
    spots.push({ kind, at: seen[kind]++ });
  }
  return spots;
}

/** Finds the legal move that a written one means: the one with the most cards, where it has no count. */
export function meantMove(session: Session, spots: readonly SolverSpot[], written: WrittenMove): Move | undefined {
  const is = (pile: number, { kind, at }: SolverSpot): boolean =>
    spots[pile]?.kind === kind && (kind === 'home' || spots[pile].at === at);
  return session
    .legalMoves()
    .filter((move) => isDrag(move) && is(fromOf(move), written.from) && is(toOf(move), written.to))
    .filter((move) => written.count === undefined || countOf(move) === written.count)
    .toSorted((a, b) => countOf(b) - countOf(a))[0];
}
